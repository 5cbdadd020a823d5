import type { ReactNode } from 'react';

/** Arabic words within an English page of documentation: in their own order, in the library's letters. */
export const Arabic = ({ children }: { children: ReactNode }) => (
  <bdi lang="ar" style={{ fontFamily: "'Rubik Variable', 'Segoe UI', Tahoma, sans-serif" }}>
    {children}
  </bdi>
);
