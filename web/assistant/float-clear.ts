// Where the button of the assistant floats: never on something else that can be pressed, filled in or read.
const inUse =
  'a[href], button, input, select, textarea, summary, label, p, li, h1, h2, h3, h4, dt, dd, td, th, figcaption, svg';
const edge = 16;
const gap = 8;
const restMs = 150;

/**
 * Puts the button at the lowest free place along the right edge, each time the page has come to rest or has changed. It is out of sight while the
 * page is being scrolled, and where the lower two thirds of the window have no place.
 */
export function floatClear(button: HTMLElement): void {
  let resting = 0;
  const settle = () => {
    const lift = innerHeight - edge - button.offsetHeight - lowestFreeTop(button);
    button.toggleAttribute('data-away', lift > (innerHeight * 2) / 3 - edge - button.offsetHeight);
    // A transform, since a new place by any other means counts as a layout shift.
    button.style.transform = `translateY(${-Math.max(0, lift)}px)`;
  };
  const settleSoon = () => requestAnimationFrame(settle);
  addEventListener('scroll', () => {
    button.setAttribute('data-away', '');
    clearTimeout(resting);
    resting = window.setTimeout(settle, restMs);
  });
  // Rows inside of the page, which scroll by themselves.
  document.addEventListener('scrollend', (event) => event.target !== document && settleSoon(), true);
  addEventListener('resize', settleSoon);
  new ResizeObserver(settleSoon).observe(document.body);
  new MutationObserver(settleSoon).observe(document.body, { childList: true, subtree: true });
}

/** Upwards from the bottom edge, past everything that lies in the way. */
function lowestFreeTop(button: HTMLElement): number {
  const { offsetWidth: width, offsetHeight: height } = button;
  const left = document.documentElement.clientWidth - edge - width;
  const inTheWay = [...document.querySelectorAll(inUse)]
    .filter((each) => each !== button && each.checkVisibility())
    .map((each) => each.getBoundingClientRect())
    .filter((box) => box.right > left - gap && box.bottom > 0 && box.top < innerHeight)
    .toSorted((a, b) => b.bottom - a.bottom);
  return inTheWay.reduce(
    (top, box) => (box.bottom > top - gap && box.top < top + height + gap ? box.top - gap - height : top),
    innerHeight - edge - height,
  );
}
