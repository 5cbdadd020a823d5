// Page for navigation.test.ts: navbar, a long document, footer and bottom bar.
import { createRoot } from 'react-dom/client';
import { directionOf } from '@mahd/rules/locale';
import { styled } from 'styled-components';
import { ar } from '../foundation/strings/ar.js';
import { en } from '../foundation/strings/en.js';
import { GlobalStyle } from '../foundation/style/index.js';
import { UiProvider } from '../foundation/UiProvider.js';
import { BottomBar } from './BottomBar/index.js';
import { Footer } from './Footer/index.js';
import { NavBar } from './NavBar/index.js';
import { sampleNavBar, sampleQuickLinks } from './samples.js';
import { SkipLink } from './SkipLink/index.js';

const Main = styled.main`
  block-size: 3000px;
`;

const query = new URLSearchParams(window.location.search);
const language = query.get('language') === 'ar' ? 'ar' : 'en';
document.documentElement.lang = language;
document.documentElement.dir = directionOf(language);
createRoot(document.body.appendChild(document.createElement('div'))).render(
  <UiProvider language={language} strings={language === 'ar' ? ar : en}>
    <GlobalStyle />
    <div id="page">
      <SkipLink />
      <NavBar {...sampleNavBar(language)} curved />
      <Main id="main" tabIndex={-1} />
      <Footer columns={[]} copyright="©" data-testid="footer" />
    </div>
    <BottomBar items={sampleQuickLinks(language)} />
  </UiProvider>,
);
