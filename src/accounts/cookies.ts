/** A cookie of ours: not readable by scripts, not sent along by other websites, and tied to exactly this host where there is https. */
export type Cookie = {
  read(header: string | undefined): string | null;
  write(value: string, maxAgeSeconds: number): string;
  clear(): string;
};

export function cookie(publicUrl: string, plainName: string): Cookie {
  const isSecure = publicUrl.startsWith('https:');
  const name = isSecure ? `__Host-${plainName}` : plainName;
  const write = (value: string, maxAgeSeconds: number) =>
    `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAgeSeconds}${isSecure ? '; Secure' : ''}`;
  return {
    read: (header) =>
      header
        ?.split(';')
        .map((part) => part.trim())
        .find((part) => part.startsWith(`${name}=`))
        ?.slice(name.length + 1) || null,
    write,
    clear: () => write('', 0),
  };
}
