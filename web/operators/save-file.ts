/** Hands an answer to the browser as a file, under the name the server gave it. */
export async function saveFile(response: Response, fallbackName: string): Promise<void> {
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = fileNameOf(response.headers.get('content-disposition')) ?? fallbackName;
  link.click();
  // The browser takes the file over in a later task; an address revoked at once would download nothing.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** The name in a Content-Disposition header, its true form before the plain one. */
function fileNameOf(header: string | null): string | null {
  const exact = /filename\*=UTF-8''(?<name>[^;]+)/i.exec(header ?? '')?.groups?.['name'];
  if (exact !== undefined) return decodeURIComponent(exact);
  return /filename="(?<name>[^"]+)"/i.exec(header ?? '')?.groups?.['name'] ?? null;
}
