import type { ReactNode } from 'react';
import type { Artwork } from '@mahd/data/content';
import { Picture } from '@mahd/ui/Picture';
import { SummarisedTitle } from './DrawnTitle.styles.js';

interface DrawnTitleProps {
  picture: Artwork | null;
  summary?: string;
  children: ReactNode;
}

/** The title of a row of an accordion. While the row is closed, it has its drawing in small and a line about its text. */
export function DrawnTitle({ picture, summary, children }: DrawnTitleProps) {
  return (
    <>
      <Picture picture={picture} alt="" ratio="card" sizes="(min-width: 1024px) 128px, 88px" />
      {summary ? (
        <SummarisedTitle>
          {children} <small>{summary}</small>
        </SummarisedTitle>
      ) : (
        children
      )}
    </>
  );
}
