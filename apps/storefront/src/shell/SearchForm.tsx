import { useId } from 'react';
import { localizedPath } from '@mahd/rules/locale';
import { Button } from '@mahd/ui/Button';
import { useLanguage, useTranslate } from '../app/AppContext.js';
import { Form } from './SearchForm.styles.js';

interface SearchFormProps {
  /** Label of the field. */
  label: string;
  /** What is in the field at first. */
  words?: string;
  /** Something to look for, shown while the field is empty. */
  example?: string;
}

/** A search in the page, for visitors who did not find what a link promised. */
export function SearchForm({ label, words = '', example }: SearchFormProps) {
  const language = useLanguage();
  const t = useTranslate();
  const field = useId();
  return (
    <Form role="search" action={localizedPath(language, '/products')}>
      <label htmlFor={field}>{label}</label>
      {/* Words of an address are in the other direction in Arabic. */}
      <input
        key={words}
        id={field}
        type="search"
        name="q"
        dir={words ? 'auto' : undefined}
        defaultValue={words}
        placeholder={example}
        required
      />
      <Button type="submit">{t('nav.search')}</Button>
    </Form>
  );
}
