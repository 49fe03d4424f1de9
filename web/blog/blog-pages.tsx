// The articles as pages, and the page for an address that has none.
import { catalogue, formatAmount } from '#payment/contract.ts';
import { brandName, placeholders } from '../content/brand.ts';
import { company } from '../content/company.ts';
import type { Page } from '../document.tsx';
import { authorOr, slugOf } from '../marketing/author.ts';
import { SiteFrame } from '../site-frame.tsx';
import { buttonClass } from '../ui/button.tsx';
import { articles, type Article, type Block } from './articles.ts';

const listDescription = `Articles by ${brandName} on AI search: what assistants read, whom they name, what being ignored costs, and what to do about it.`;

export const blogPages: Record<string, Page> = {
  '/blog': {
    title: 'Articles on AI search visibility',
    description: listDescription,
    entries: ['web/enhance.ts'],
    structuredData: [
      {
        '@type': 'Blog',
        url: `${placeholders.publicUrl}/blog`,
        name: 'Articles on AI search visibility',
        description: listDescription,
        inLanguage: 'en',
        publisher: { '@id': `${placeholders.publicUrl}/#organization` },
        blogPost: articles.map(({ title, slug, publishDate }) => ({
          '@type': 'BlogPosting',
          headline: title,
          url: `${placeholders.publicUrl}/blog/${slug}`,
          datePublished: publishDate,
        })),
      },
    ],
    body: () => <ArticleList />,
  },
  ...Object.fromEntries(articles.map((article) => [`/blog/${article.slug}`, pageOf(article)])),
};

/** Stands for every other address below /blog. */
export const postNotFoundPage: Page = {
  title: 'Post Not Found',
  description: 'There is no article at this address.',
  isIndexed: false,
  isShared: false,
  entries: ['web/enhance.ts'],
  body: () => <PostNotFound />,
};

function pageOf(article: Article): Page {
  const url = `${placeholders.publicUrl}/blog/${article.slug}`;
  return {
    title: article.title,
    description: article.summary,
    entries: ['web/enhance.ts'],
    structuredData: [
      {
        '@type': 'BlogPosting',
        headline: article.title,
        description: article.summary,
        datePublished: article.publishDate,
        articleSection: article.category,
        inLanguage: 'en',
        url,
        mainEntityOfPage: url,
        author: authorOr({ '@type': 'Organization', name: article.author }),
        publisher: { '@type': 'Organization', name: brandName, url: `${placeholders.publicUrl}/` },
      },
    ],
    body: () => <Post article={article} />,
  };
}

function ArticleList() {
  const newestFirst = articles.toSorted((a, b) => b.publishDate.localeCompare(a.publishDate));
  return (
    <SiteFrame>
      <div className="mx-auto max-w-page px-5 pt-10 sm:pt-16">
        <h1 className="text-3xl">Articles on AI search visibility</h1>
        <p className="mt-6 max-w-prose text-lg text-muted">
          These articles say what assistants read, whom they name and what that costs or brings a business. Each claim
          has its source at the foot of the page.
        </p>
        <ul className="mt-12 grid gap-x-12 md:grid-cols-2">
          {newestFirst.map((article) => (
            <li key={article.slug} className="border-t border-line py-7">
              <p className="flex items-center gap-3 text-sm text-muted">
                <ArticleIcon path={article.icon} />
                {article.category}, {article.readTime} read
              </p>
              <h2 className="mt-3 text-xl">
                <a
                  href={`/blog/${article.slug}`}
                  className="hover:text-accent hover:underline hover:underline-offset-4"
                >
                  {article.title}
                </a>
              </h2>
              <p className="mt-2 max-w-prose text-muted">{article.summary}</p>
              <p className="mt-2 text-xs text-muted">
                <time dateTime={article.publishDate}>{longDate.format(new Date(article.publishDate))}</time>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </SiteFrame>
  );
}

function ArticleIcon({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6 fill-none stroke-accent stroke-2">
      <path d={path} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}

function Post({ article }: { article: Article }) {
  const { assessment } = catalogue;
  return (
    <SiteFrame>
      <article className="mx-auto max-w-prose px-5 py-12 sm:py-16">
        <p>
          <a href="/" className="inline-flex min-h-11 items-center text-sm text-accent underline underline-offset-4">
            Back to Home
          </a>
        </p>
        <header className="mt-4 border-b border-line pb-8">
          <p className="flex items-center gap-3 text-sm text-muted">
            <ArticleIcon path={article.icon} />
            {article.category}
          </p>
          <h1 className="mt-3 text-3xl">{article.title}</h1>
          <p className="mt-4 font-serif text-lg text-muted">{article.summary}</p>
          <div className="mt-4 text-sm text-muted">
            <Byline article={article} />,{' '}
            <time dateTime={article.publishDate}>{longDate.format(new Date(article.publishDate))}</time>,{' '}
            {article.readTime} read
          </div>
        </header>
        {article.note && <p className="mt-8 border-l-2 border-edge pl-4 text-sm text-muted">{article.note}</p>}
        <div className="mt-8 grid gap-5 font-serif text-lg leading-relaxed">
          {article.content.map((block) => (
            <BlockView
              key={typeof block === 'string' ? block : 'heading' in block ? block.heading : block.list[0]}
              block={block}
            />
          ))}
        </div>
        <section aria-labelledby="sources" className="mt-10 border-t border-line pt-6 text-sm">
          <h2 id="sources" className="text-lg">
            Sources
          </h2>
          <ul className="mt-3 grid gap-2">
            {article.sources.map((source) => (
              <li key={source.label}>
                <a href={source.url} rel="noopener" className="text-accent underline underline-offset-4">
                  {source.label}
                </a>
              </li>
            ))}
          </ul>
        </section>
        <aside aria-label="The assessment" className="mt-12 border-y-2 border-ink py-8">
          <h2 className="text-xl">{assessment.name}: how visible are you?</h2>
          <p className="mt-2 text-muted">
            28 questions, your website read page by page, and a report with the proof of every point.
          </p>
          <p className="mt-5">
            <a href="/quiz" className={buttonClass('primary')}>
              Get My AI Search Report - {formatAmount(assessment.amountCents)}
            </a>
          </p>
        </aside>
      </article>
    </SiteFrame>
  );
}

/** The person whom the owner named first, else the editors as they sign. */
function Byline({ article }: { article: Article }) {
  const [person] = company.people;
  if (!person) return article.author;
  return (
    <>
      By{' '}
      <a href={`/about#${slugOf(person.name)}`} rel="author" className="underline underline-offset-4">
        {person.name}
      </a>
    </>
  );
}

function BlockView({ block }: { block: Block }) {
  if (typeof block === 'string') return <p>{block}</p>;
  if ('heading' in block) return <h2 className="mt-4 text-xl">{block.heading}</h2>;
  return (
    <ul className="grid list-disc gap-2 pl-6 marker:text-muted">
      {block.list.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

function PostNotFound() {
  return (
    <SiteFrame>
      <div className="mx-auto max-w-prose px-5 py-24">
        <h1 className="text-3xl">Post Not Found</h1>
        <p className="mt-4">{"The blog post you're looking for doesn't exist."}</p>
        <p className="mt-8">
          <a href="/" className={buttonClass('primary')}>
            Return Home
          </a>
        </p>
      </div>
    </SiteFrame>
  );
}
