'use client';
import { createContext, useContext, type ReactNode } from 'react';

const PictureBase = createContext('/pictures');

export interface PicturesProviderProps {
  /** Base path or URL of picture files, without a trailing slash. */
  base: string;
  children: ReactNode;
}

/** Sets the base of all pictures below it; `/pictures` by default. */
export function PicturesProvider({ base, children }: PicturesProviderProps) {
  return <PictureBase value={base}>{children}</PictureBase>;
}

/** The base of picture URLs. */
export function usePictureBase(): string {
  return useContext(PictureBase);
}
