import { styled } from 'styled-components';
import { Container } from '@mahd/ui/Container';
import { useLanguage } from '../app/AppContext.js';

/** Here and not among the words: where these are needed, the words may be what could not be fetched. */
const said = {
  en: { title: 'This page did not load', text: 'Please check your connection. Your cart is kept.', again: 'Try again' },
  ar: { title: 'لم تُحمَّل الصفحة', text: 'يُرجى التحقق من الاتصال. سلتكِ محفوظة.', again: 'إعادة المحاولة' },
};

const Message = styled.div`
  display: grid;
  gap: var(--space-16);
  place-content: center;
  justify-items: center;
  min-block-size: 100vh;
  text-align: center;

  h1 {
    font-size: var(--text-28);
  }

  a {
    display: grid;
    place-items: center;
    min-block-size: 2.75rem;
    color: var(--color-accent);
    font-weight: var(--weight-bold);
  }
`;

/** When the frame around the pages fails as well, so that none of its parts may be asked for anything. */
export function ShellErrorView() {
  const language = useLanguage();
  const { title, text, again } = said[language];
  return (
    <Container as="main" lang={language}>
      <Message>
        <h1>{title}</h1>
        <p>{text}</p>
        <a href={window.location.href}>{again}</a>
      </Message>
    </Container>
  );
}
