'use client';
import { createContext, useContext, type ReactNode } from 'react';
import type { PictureUrl } from './pictureSrcSet.js';

const BASE = '/pictures';
const PictureBase = createContext<string | PictureUrl>(BASE);

export interface PicturesProviderProps {
  /** Base path or URL of picture files, without a trailing slash; `/pictures` by default. */
  base?: string;
  /** Makes the address of each file instead, for example of an image service. Must be stable between renders. */
  url?: PictureUrl;
  children: ReactNode;
}

/** Sets where all pictures below it are. */
export function PicturesProvider({ base = BASE, url, children }: PicturesProviderProps) {
  return <PictureBase value={url ?? base}>{children}</PictureBase>;
}

/** The base of picture URLs, or the function that makes them. */
export function usePictureBase(): string | PictureUrl {
  return useContext(PictureBase);
}
