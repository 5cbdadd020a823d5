'use client';
import { createContext, useContext, type ReactNode } from 'react';

const PictureBase = createContext('/pictures');

export interface PicturesProviderProps {
  /** Where the picture files lie: a path or an address, without a slash at the end. */
  base: string;
  children: ReactNode;
}

/** Says once where all pictures below come from; without it they come from `/pictures`. */
export function PicturesProvider({ base, children }: PicturesProviderProps) {
  return <PictureBase value={base}>{children}</PictureBase>;
}

/** The base address of pictures. */
export function usePictureBase(): string {
  return useContext(PictureBase);
}
