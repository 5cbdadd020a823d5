import { useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { isEmail, isFilled } from '@mahd/rules/shop';
import { Button } from '@mahd/ui/Button';
import { Heading } from '@mahd/ui/Heading';
import { Notice } from '@mahd/ui/Notice';
import { PhoneField } from '@mahd/ui/PhoneField';
import { Stack } from '@mahd/ui/Stack';
import { TextArea } from '@mahd/ui/TextArea';
import { TextField } from '@mahd/ui/TextField';
import type { Messages } from './messages.js';

const checks = [
  { name: 'name', message: 'nameError', passes: isFilled },
  { name: 'email', message: 'emailError', passes: isEmail },
  { name: 'message', message: 'messageError', passes: isFilled },
] as const;

type Check = (typeof checks)[number];

export function ContactForm({ t }: { t: Messages }) {
  const [failed, setFailed] = useState<readonly Check[]>([]);
  const [sent, setSent] = useState(false);

  const errorMessage = (name: Check['name']) => {
    const check = failed.find((each) => each.name === name);
    return check && t[check.message];
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const values = new FormData(form);
    const found = checks.filter(({ name, passes }) => !passes(String(values.get(name))));
    // The first invalid field has its message before it takes the focus, so that screen readers read both.
    flushSync(() => {
      setFailed(found);
      setSent(found.length === 0);
    });
    if (found[0]) form.querySelector<HTMLElement>(`[name=${found[0].name}]`)?.focus();
    // A real site sends `values` to its server here.
    else form.reset();
  };

  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <Heading headingLevel={2}>{t.contact}</Heading>
        <TextField name="name" label={t.name} autoComplete="name" errorMessage={errorMessage('name')} />
        <TextField
          name="email"
          type="email"
          label={t.email}
          autoComplete="email"
          errorMessage={errorMessage('email')}
        />
        <PhoneField name="phone" label={t.phone} optional />
        <TextArea name="message" label={t.message} errorMessage={errorMessage('message')} />
        <Button type="submit">{t.send}</Button>
        {sent && (
          <Notice tone="success" live>
            {t.sent}
          </Notice>
        )}
      </Stack>
    </form>
  );
}
