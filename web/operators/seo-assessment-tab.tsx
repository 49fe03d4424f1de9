import { useEffect, useRef, useState } from 'react';
import type { SeoAssessment } from '#operators/contract.ts';
import { ApiError } from '../api.ts';
import { brandName } from '../content/brand.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { describedBy, Field, TextArea, TextInput } from '../ui/field.tsx';
import { showToast } from '../ui/toast-store.ts';
import { analyzeWebsite, type SeoProgress } from './analyze-website.ts';
import { superAdminClient as client } from './operator-client.ts';
import { showFailure } from './show-failure.ts';

const badgeThreshold = 70;
const shownRecommendations = 5;

/** Assesses any website on the real engine, and mails the result with its report. */
export function SeoAssessmentTab() {
  const [website, setWebsite] = useState('');
  const [progress, setProgress] = useState<SeoProgress | null>(null);
  const [isAnalyzing, setIsAnalyzing] = useState(false);
  const [assessment, setAssessment] = useState<SeoAssessment | null>(null);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);
  const analyze = async () => {
    if (website.trim() === '')
      return showToast({ title: 'Missing website', description: 'Please enter a website URL.', tone: 'destructive' });
    setIsAnalyzing(true);
    setAssessment(null);
    try {
      setAssessment(await analyzeWebsite(website.trim(), setProgress, leaving.current.signal));
      showToast({ title: 'Analysis complete', description: 'Website SEO assessment has been generated' });
    } catch (error) {
      if (!leaving.current.signal.aborted) {
        showFailure(
          'Analysis failed',
          error,
          error instanceof Error && !(error instanceof ApiError) && !(error instanceof TypeError)
            ? error.message
            : 'Failed to analyze website',
        );
      }
    }
    setIsAnalyzing(false);
    setProgress(null);
  };
  return (
    <div className="grid max-w-3xl gap-6">
      <form
        noValidate
        className="flex items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void analyze();
        }}
      >
        <Field id="seo-website" label="Website URL" className="flex-1">
          <TextInput
            {...describedBy('seo-website')}
            type="url"
            placeholder="https://example.com"
            value={website}
            onChange={(event) => setWebsite(event.target.value)}
          />
        </Field>
        <Button type="submit" busy={isAnalyzing}>
          Analyze
        </Button>
      </form>
      <p role="status" className="min-h-5 text-sm text-muted">
        {isAnalyzing && (progress?.message ?? 'Reading the website')}
        {progress && progress.total > 1 && ` (${progress.done} of ${progress.total})`}
      </p>
      {assessment && (
        <>
          <SeoResults assessment={assessment} />
          <MailForm key={assessment.id} assessment={assessment} />
        </>
      )}
    </div>
  );
}

/** The scores, each with its badge, and the first recommendations. */
export function SeoResults({ assessment }: { assessment: SeoAssessment }) {
  const parts = [
    { name: 'Content Quality', score: assessment.contentScore },
    { name: 'Technical SEO', score: assessment.technicalScore },
    { name: 'Performance', score: assessment.performanceScore },
  ];
  return (
    <Card>
      <h2 className="text-xl">Overall SEO Score</h2>
      <p className="mt-1 font-serif text-4xl tabular-nums">
        {assessment.overallScore ?? 'No score'}
        {assessment.overallScore !== null && <span className="text-lg text-muted">/100</span>}
      </p>
      <p className="mt-2 text-sm text-muted">{assessment.scope}</p>
      <dl className="mt-5 grid gap-3 sm:grid-cols-3">
        {parts.map(({ name, score }) => (
          <div key={name} className="rounded-sm border border-line p-3">
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="mt-1">
              {score === null ? (
                <Badge>Not measured</Badge>
              ) : (
                <Badge tone={score >= badgeThreshold ? 'accent' : 'poor'}>{score}/100</Badge>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <h2 className="mt-6 text-lg">Key Recommendations</h2>
      {assessment.recommendations.length === 0 ? (
        <p className="mt-2 text-sm text-muted">Nothing to recommend.</p>
      ) : (
        <ol className="mt-2 list-decimal space-y-1.5 pl-5 text-sm">
          {assessment.recommendations.slice(0, shownRecommendations).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ol>
      )}
    </Card>
  );
}

function MailForm({ assessment }: { assessment: SeoAssessment }) {
  const [email, setEmail] = useState('');
  const [message, setMessage] = useState('');
  const [isSending, setIsSending] = useState(false);
  const send = async () => {
    if (email.trim() === '')
      return showToast({
        title: 'Missing information',
        description: 'Please enter an email address.',
        tone: 'destructive',
      });
    setIsSending(true);
    try {
      await client.call('POST', 'send-seo-email', { email: email.trim(), assessment, personalMessage: message });
      showToast({ title: 'Email sent', description: 'SEO assessment has been sent successfully' });
      setEmail('');
      setMessage('');
    } catch (error) {
      showFailure('Email failed', error, 'Failed to send email');
    }
    setIsSending(false);
  };
  return (
    <Card>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Field id="seo-email" label="Send Results to Email">
          <TextInput
            {...describedBy('seo-email')}
            type="email"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </Field>
        <Field id="seo-message" label="Personal Message (Optional)">
          <TextArea
            {...describedBy('seo-message')}
            rows={4}
            maxLength={10_000}
            value={message}
            onChange={(event) => setMessage(event.target.value)}
          />
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button look="secondary" onClick={() => setMessage(templateMessage(assessment))}>
            Use Template
          </Button>
          <Button look="secondary" onClick={() => setMessage('')}>
            Clear
          </Button>
          <Button type="submit" busy={isSending} className="ml-auto">
            Send SEO Assessment Email
          </Button>
        </div>
      </form>
    </Card>
  );
}

function templateMessage({ website }: SeoAssessment): string {
  return `Hello,

We have completed an SEO analysis of ${website}. The report is attached: it shows how well search engines and AI assistants can find, read and understand the website, and what to improve first.

If you have any questions, simply reply to this e-mail.

Kind regards
The ${brandName} team`;
}
