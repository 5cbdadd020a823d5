import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { directionOf } from '@mahd/rules/locale';
import { Container } from '@mahd/ui/Container';
import { useLanguage } from '../app/AppContext.js';
import errorDrawing from './drawings/error.svg?url';

/** Inline because the message files may be what failed to load. */
const texts = {
  en: { title: 'This page didn’t load', text: 'Please check your connection. Your cart is saved.', again: 'Try again' },
  ar: { title: 'لم تُحمَّل الصفحة', text: 'يُرجى مراجعة الاتصال. سلتكِ محفوظة.', again: 'إعادة المحاولة' },
};

const Message = styled.div`
  display: grid;
  gap: var(--space-16);
  place-content: center;
  justify-items: center;
  min-block-size: 100vh;
  padding-block: var(--space-24);
  text-align: center;

  h1 {
    font-size: var(--text-28);
  }

  p {
    color: var(--color-ink-soft);
  }

  a {
    margin-block-start: var(--space-8);
    padding: var(--space-8) var(--space-32);
    border-radius: var(--radius-pill);
    color: var(--color-on-action);
    background: var(--color-action);
    font-weight: var(--weight-medium);
    text-decoration: none;

    &:hover {
      background: var(--color-action-hover);
    }
  }
`;

/** Shown when the shell itself fails, so it uses none of the shell's parts. */
export function ShellErrorView() {
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const { title, text, again } = texts[language];
  useLayoutEffect(() => {
    // Without the shell nothing else updates the document. Restored on unmount, for going back.
    const { documentElement: html } = document;
    const before = { lang: html.lang, dir: html.dir, title: document.title };
    Object.assign(html, { lang: language, dir: directionOf(language) });
    document.title = title;
    return () => {
      Object.assign(html, { lang: before.lang, dir: before.dir });
      document.title = before.title;
    };
  }, [language, title]);
  return (
    <Container as="main">
      <Message role="alert">
        <img src={errorDrawing} alt="" width={240} height={240} />
        <h1>{title}</h1>
        <p>{text}</p>
        <a href={pathname + search}>{again}</a>
      </Message>
    </Container>
  );
}
