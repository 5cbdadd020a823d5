import { styled } from 'styled-components';
import { Demo } from './Demo.js';

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr));
  gap: var(--space-16);
  align-items: stretch;

  > div {
    margin-block: 0;
  }

  p {
    max-inline-size: 34em;
    margin-block: 0 var(--space-12);
  }
`;

const samples = {
  en: {
    text: 'A newborn drinks little and often, eight to twelve times in a day and a night. Watch your baby, not the clock: turning the head, a hand in the mouth and smacking lips come long before crying.',
    weights: ['Regular 400, for reading', 'Medium 500, for stress', 'Bold 700, for titles and AED 59.00'],
  },
  ar: {
    text: 'يرضع المولود قليلًا ومرّات كثيرة: من ثماني إلى اثنتي عشرة رضعة في اليوم والليلة. راقبي طفلكِ لا الساعة، فالتفات رأسه ووضع يده في فمه وحركة شفتيه إشارات تسبق البكاء بوقت طويل.',
    weights: ['عادي 400 للقراءة', 'متوسط 500 للتأكيد', 'عريض 700 للعناوين والأسعار: 59.00 د.إ'],
  },
} as const;

/** A paragraph and the three weights in both scripts, side by side. */
export function TypeText() {
  return (
    <Columns className="sb-unstyled" data-demo>
      {(['en', 'ar'] as const).map((language) => (
        <Demo key={language} language={language}>
          <p>{samples[language].text}</p>
          {[400, 500, 700].map((fontWeight, at) => (
            <div key={fontWeight} style={{ fontWeight }}>
              {samples[language].weights[at]}
            </div>
          ))}
        </Demo>
      ))}
    </Columns>
  );
}
