import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../src/actions/Button/index.js';
import { Demo } from './Demo.js';

const Track = styled.div`
  margin-block: var(--space-8) var(--space-16);
  container-type: inline-size;
  background: var(--color-pastel-1);
  border-radius: var(--radius-pill);

  > div {
    inline-size: 2rem;
    block-size: 2rem;
    background: var(--color-brand);
    border-radius: var(--radius-pill);
    transition: translate var(--ease-out);
  }

  > [data-away] {
    translate: calc((100cqi - 2rem) * var(--dir)) 0;
  }
`;

const speeds = { fast: '120 ms', normal: '200 ms', slow: '320 ms' };

/** Demonstrates the three durations. */
export function MotionDemo() {
  const [away, setAway] = useState(false);
  return (
    <Demo>
      {Object.entries(speeds).map(([name, time]) => (
        <div key={name}>
          --motion-{name}, {time}
          <Track>
            <div data-away={away || undefined} style={{ transitionDuration: `var(--motion-${name})` }} />
          </Track>
        </div>
      ))}
      <Button onClick={() => setAway(!away)}>Send across</Button>
    </Demo>
  );
}
