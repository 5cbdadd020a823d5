type ListenError = NodeJS.ErrnoException & { port?: number; address?: string; hostname?: string };

/** Why the server cannot listen, in one line; null for other errors. */
export function listenProblem(error: unknown): string | null {
  const { code, port, syscall, address, hostname } = error as ListenError;
  if (code === 'EADDRINUSE') return `Port ${port} is in use by another program. Set PORT to a free one.`;
  if (code === 'EACCES' && syscall === 'listen')
    return `This user may not listen on port ${port}. Set PORT to one above 1023.`;
  if (code === 'EADDRNOTAVAIL' || syscall === 'getaddrinfo')
    return `HOST=${address ?? hostname} is not an address of this machine. Set it to 127.0.0.1, to 0.0.0.0 for all addresses, or leave it out.`;
  return null;
}
