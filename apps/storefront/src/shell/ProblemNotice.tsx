import { Suspense } from 'react';
import { Notice } from '@mahd/ui/Notice';
import { problemText, type Problem } from './problemText.js';
import { useMessages } from './useMessages.js';

/** Says why a request failed, on pages that do not load the `cart` messages. Without a connection these may come later than the failure. */
export const ProblemNotice = ({ problem }: { problem: Problem }) => (
  <Suspense>
    <Loaded problem={problem} />
  </Suspense>
);

function Loaded({ problem }: { problem: Problem }) {
  const { t } = useMessages('cart');
  return (
    <Notice live tone="danger">
      {problemText(t, problem)}
    </Notice>
  );
}
