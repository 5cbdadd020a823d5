import type { ReactNode } from 'react';

/** Arabic text in an English docs page, with its own direction and font. */
export const Arabic = ({ children }: { children: ReactNode }) => (
  <bdi lang="ar" style={{ fontFamily: "'Rubik Variable', 'Segoe UI', Tahoma, sans-serif" }}>
    {children}
  </bdi>
);
