import type { Scene, SceneNode, Tone } from '#report/scenes/scene.ts';
import { classNames } from '../ui/class-names.ts';

/** A scene as SVG in the page's own colours and fonts: it follows the scheme, and needs no style attribute. */
export function SceneView({ scene, className }: { scene: Scene; className?: string }) {
  return (
    <svg
      role="img"
      aria-label={scene.description}
      viewBox={`0 0 ${scene.width} ${scene.height}`}
      className={classNames('block h-auto w-full overflow-visible font-sans', className)}
    >
      {scene.nodes.map((node, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a drawing's parts have no identity but their order
        <NodeView key={index} node={node} />
      ))}
    </svg>
  );
}

function NodeView({ node }: { node: SceneNode }) {
  const paint = classNames(
    'fill' in node && node.fill ? fills[node.fill] : 'fill-none',
    'stroke' in node && node.stroke && strokes[node.stroke],
  );
  switch (node.kind) {
    case 'rect':
      return (
        <rect
          className={paint}
          x={node.x}
          y={node.y}
          width={node.width}
          height={node.height}
          rx={node.radius}
          fillOpacity={node.fillOpacity}
        />
      );
    case 'circle':
      return <circle className={paint} cx={node.cx} cy={node.cy} r={node.r} strokeWidth={node.strokeWidth} />;
    case 'path':
      return (
        <path
          className={paint}
          d={node.d}
          fillOpacity={node.fillOpacity}
          strokeWidth={node.strokeWidth}
          strokeLinecap={node.cap}
          strokeDasharray={node.dash}
        />
      );
    case 'text':
      return (
        <text
          className={classNames(paint, node.face === 'serif' && 'font-serif')}
          x={node.x}
          y={node.y}
          fontSize={node.size}
          fontWeight={node.weight}
          textAnchor={node.anchor}
        >
          {node.text}
        </text>
      );
  }
}

// Whole class names, because Tailwind finds them by reading this file.
const fills: Record<Tone, string> = {
  ink: 'fill-ink',
  muted: 'fill-muted',
  line: 'fill-bar',
  soft: 'fill-track',
  accent: 'fill-accent',
  good: 'fill-good-fill',
  fair: 'fill-fair-fill',
  poor: 'fill-poor-fill',
  paper: 'fill-paper',
};
const strokes: Record<Tone, string> = {
  ink: 'stroke-ink',
  muted: 'stroke-muted',
  line: 'stroke-line',
  soft: 'stroke-track',
  accent: 'stroke-accent',
  good: 'stroke-good-fill',
  fair: 'stroke-fair-fill',
  poor: 'stroke-poor-fill',
  paper: 'stroke-paper',
};
