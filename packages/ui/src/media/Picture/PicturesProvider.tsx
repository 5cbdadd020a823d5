'use client';
import { createContext, useContext, type ReactNode } from 'react';
import type { PictureUrl } from './pictureSrcSet.js';

const PictureBase = createContext<string | PictureUrl>('/pictures');

export interface PicturesProviderProps {
  /**
   * Base path or URL of picture files, without a trailing slash, or a function that makes the address of each file, for
   * example of an image service. A function must be stable between renders.
   */
  base: string | PictureUrl;
  children: ReactNode;
}

/** Sets where all pictures below it are; `/pictures` by default. */
export function PicturesProvider({ base, children }: PicturesProviderProps) {
  return <PictureBase value={base}>{children}</PictureBase>;
}

/** The base of picture URLs, or the function that makes them. */
export function usePictureBase(): string | PictureUrl {
  return useContext(PictureBase);
}
