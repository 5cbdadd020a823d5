import fs from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The internals of Emscripten's node file system used here. PGlite's version is pinned because of it. */
interface EmscriptenNodeFs {
  realPath(node: unknown): string;
  stream_ops: Record<string, unknown>;
}
interface EmscriptenStream {
  nfd?: number;
  node: unknown;
}

/** Adds fsync to PGlite's file system, which has none: without it, committed data would not survive a power failure. */
export class DurableNodeFS extends NodeFS {
  /** Number of fsync calls. */
  syncCount = 0;

  override async init(pg: PGlite, options: Parameters<NodeFS['init']>[1]): ReturnType<NodeFS['init']> {
    const addFsync = (module: unknown): void => {
      const nodeFs = (module as { NODEFS: EmscriptenNodeFs }).NODEFS;
      nodeFs.stream_ops = { ...nodeFs.stream_ops, fsync: (stream: EmscriptenStream) => this.#fsync(nodeFs, stream) };
    };
    return super.init(pg, { ...options, preRun: [...(options.preRun ?? []), addFsync] });
  }

  #fsync(nodeFs: EmscriptenNodeFs, stream: EmscriptenStream): number {
    this.syncCount += 1;
    if (stream.nfd !== undefined) {
      fs.fsyncSync(stream.nfd);
      return 0;
    }
    const descriptor = fs.openSync(nodeFs.realPath(stream.node), 'r');
    try {
      fs.fsyncSync(descriptor);
    } finally {
      fs.closeSync(descriptor);
    }
    return 0;
  }
}
