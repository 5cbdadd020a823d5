import { createHash } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { CommandResult } from './Command.js';

/** Unix limits socket paths to about 100 bytes. */
const MAX_SOCKET_PATH = 100;

/** Address of the socket (named pipe on Windows) of the server that uses this data directory. */
export function adminAddress(dataDir: string): string {
  const real = fs.existsSync(dataDir) ? fs.realpathSync(dataDir) : path.resolve(dataDir);
  if (process.platform === 'win32') return `\\\\.\\pipe\\mahd-${hashOf(real)}`;
  const inside = path.join(real, 'admin.sock');
  return Buffer.byteLength(inside) <= MAX_SOCKET_PATH ? inside : path.join(os.tmpdir(), `mahd-${hashOf(real)}.sock`);
}

/** A command for the running server. */
export interface ServerRequest {
  readonly args: readonly string[];
  readonly cwd: string;
  /** Settings of the npm that runs it. */
  readonly npm: readonly string[];
}

/** Runs a command in the running server; null if none is running. */
export function askServer(dataDir: string, request: ServerRequest): Promise<CommandResult | null> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(adminAddress(dataDir));
    let text = '';
    socket.setEncoding('utf8');
    socket.on('connect', () => socket.write(`${JSON.stringify(request)}\n`));
    socket.on('data', (part: string) => (text += part));
    socket.on('end', () =>
      text === ''
        ? reject(new Error('the server stopped before it responded'))
        : resolve(JSON.parse(text) as CommandResult),
    );
    socket.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ENOENT' || error.code === 'ECONNREFUSED' ? resolve(null) : reject(error),
    );
  });
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 24);
}
