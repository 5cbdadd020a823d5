import { styled } from 'styled-components';
import type { Language } from '@mahd/rules/locale';
import { Cluster } from '@mahd/ui/Cluster';
import { Container } from '@mahd/ui/Container';
import { GlobalStyle } from '@mahd/ui/GlobalStyle';
import { Heading } from '@mahd/ui/Heading';
import { LanguageSwitch } from '@mahd/ui/LanguageSwitch';
import { LinkButton } from '@mahd/ui/LinkButton';
import { SkipLink } from '@mahd/ui/SkipLink';
import { Stack } from '@mahd/ui/Stack';
import { Text } from '@mahd/ui/Text';
import { UiProvider } from '@mahd/ui/provider';
import { ar } from '@mahd/ui/strings/ar';
import { en } from '@mahd/ui/strings/en';
import { sidra } from './brand.js';
import { ContactForm } from './ContactForm.js';
import { messages } from './messages.js';
import { Products } from './Products.js';
import { SchemeSwitch } from './SchemeSwitch.js';

const Page = styled(Stack)`
  padding-block: var(--space-24);
`;

/** The site: one page in each language. */
export function Site({ language }: { language: Language }) {
  const t = messages[language];
  return (
    <UiProvider language={language} strings={language === 'ar' ? ar : en}>
      <GlobalStyle brand={sidra} />
      <SkipLink />
      <Page gap={48}>
        <Container as="header">
          <Cluster justify="between">
            <Text as="strong" size="large">
              {t.brand}
            </Text>
            <LanguageSwitch hrefs={{ en: '/en/', ar: '/ar/' }} />
          </Cluster>
        </Container>
        <main id="main" tabIndex={-1}>
          <Stack gap={64}>
            <Container as="section">
              <Stack align="start">
                <Heading headingLevel={1} size="display">
                  {t.heading}
                </Heading>
                <Text size="large">{t.introduction}</Text>
                <LinkButton href="#contact">{t.order}</LinkButton>
              </Stack>
            </Container>
            <Container as="section">
              <Products language={language} />
            </Container>
            <Container as="section" width="reading" id="contact">
              <ContactForm t={t} />
            </Container>
          </Stack>
        </main>
        <Container as="footer">
          <SchemeSwitch t={t} />
        </Container>
      </Page>
    </UiProvider>
  );
}
