import { useState } from 'react';
import type { ReactNode } from 'react';
import { reportFileName } from '#report/contract.ts';
import { Button } from '../ui/button.tsx';
import type { ButtonLook } from '../ui/button.tsx';
import { ApiError } from '../api.ts';

/** Fetches the PDF and hands it to the browser. A failure is only logged, and the button is ready again. */
export function DownloadButton({ paymentIntentId, look, children }: { paymentIntentId: string; look?: ButtonLook; children: ReactNode }) {
  const [isGenerating, setIsGenerating] = useState(false);
  const download = async () => {
    setIsGenerating(true);
    try {
      await saveReport(paymentIntentId);
    } catch (error) {
      console.error('Failed to download report', error);
    }
    setIsGenerating(false);
  };
  return (
    <Button look={look} busy={isGenerating} onClick={() => void download()}>
      {isGenerating ? 'Generating...' : children}
    </Button>
  );
}

async function saveReport(paymentIntentId: string): Promise<void> {
  const response = await fetch(`/api/download-report/${encodeURIComponent(paymentIntentId)}`, { credentials: 'include' });
  if (!response.ok) throw new ApiError(response.status, (await response.text()) || response.statusText);
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = reportFileName(new Date());
  link.click();
  // The browser takes the file over in a later task; an address revoked at once would download nothing.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
