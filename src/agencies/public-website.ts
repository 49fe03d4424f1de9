import { AppError } from '#base/errors.ts';
import { websiteRequestSchema } from '#quiz/contract.ts';

/** The address of a website as the quiz takes it; whether its host is public is checked at each reading. @throws AppError 422 */
export function publicWebsite(typed: string): string {
  const parsed = websiteRequestSchema.safeParse({ website: typed });
  if (!parsed.success)
    throw new AppError(
      422,
      'bad-website',
      `“${typed}” is not a website. Please enter a public website, like example.com.`,
    );
  return parsed.data.website;
}
