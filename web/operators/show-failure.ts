import { ApiError } from '../api.ts';
import { showToast } from '../ui/toast-store.ts';

/** A destructive toast with the server's own sentence where it sent one. */
export function showFailure(title: string, error: unknown, otherwise: string): void {
  showToast({
    title,
    description: (error instanceof ApiError ? error.serverMessage : null) ?? otherwise,
    tone: 'destructive',
  });
}
