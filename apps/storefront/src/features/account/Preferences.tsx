import { useAtom, useSetAtom } from 'jotai';
import { useState } from 'react';
import { exportAccountAtom, updateProfileAtom, type Profile, type ProfileChanges } from '@mahd/data/account';
import { babyDateAtom } from '@mahd/data/visitor';
import { Button } from '@mahd/ui/Button';
import { Checkbox } from '@mahd/ui/Checkbox';
import { Heading } from '@mahd/ui/Heading';
import { Icon } from '@mahd/ui/icons';
import { Notice } from '@mahd/ui/Notice';
import { Spinner } from '@mahd/ui/Spinner';
import { useTranslate } from '../../app/AppContext.js';
import type { MessageKey } from '../../messages/domains.js';
import { problemText } from '../../shell/problemText.js';
import { SettingsRow, SettingsList } from './Profile.styles.js';
import { ColorSchemeSwitch } from '../visitor/ColorSchemeSwitch.js';

/** Consent to marketing, deletion and export of personal data, and appearance. Changes are saved at once. */
export function Preferences({ profile }: { profile: Profile }) {
  const t = useTranslate();
  const update = useSetAtom(updateProfileAtom);
  const exportAccount = useSetAtom(exportAccountAtom);
  const [result, setResult] = useState<{ tone: 'success' | 'danger'; text: string } | null>(null);
  const [marketing, setMarketing] = useState(profile.marketing);
  const [saving, setSaving] = useState(false);
  const [exporting, setExporting] = useState(false);
  const [babyDate, setBabyDate] = useAtom(babyDateAtom);
  const hasAnswers = Boolean(profile.kid_age || profile.pregnent);

  const change = async (changes: ProfileChanges, successText: string) => {
    setResult(null);
    setSaving(true);
    const outcome = await update(changes);
    setSaving(false);
    if (outcome.kind === 'saved') setResult({ tone: 'success', text: successText });
    else if (outcome.kind === 'failed') setResult({ tone: 'danger', text: problemText(t, outcome) });
    else setResult({ tone: 'danger', text: t('problems.general') });
    return outcome.kind === 'saved';
  };
  /** Otherwise the date on the device would go on counting the weeks. */
  const deleteChildData = async () => {
    if (saving) return;
    const done = t('profile.childDataDeleted');
    if (hasAnswers && !(await change({ kid_age: null, pregnent: null }, done))) return;
    setBabyDate(() => null);
    setResult({ tone: 'success', text: done });
  };
  const exportData = async () => {
    setResult(null);
    setExporting(true);
    const outcome = await exportAccount();
    setExporting(false);
    if (outcome.kind === 'failed') setResult({ tone: 'danger', text: problemText(t, outcome) });
    else downloadJson(outcome.json);
  };

  return (
    <>
      <Heading headingLevel={2} size="medium" id="preferences">
        {t('profile.preferences')}
      </Heading>
      <SettingsList>
        <SettingsRow>
          <Checkbox
            label={t('profile.marketing')}
            description={t('register.marketingNote')}
            checked={marketing}
            aria-disabled={saving || undefined}
            onCheckedChange={(checked) => {
              // Two requests at once could be stored in either order.
              if (saving) return;
              setMarketing(checked);
              void change({ marketing: checked }, t('toast.infoUpdated')).then(
                (saved) => !saved && setMarketing(!checked),
              );
            }}
          />
        </SettingsRow>
        {(hasAnswers || babyDate !== null) && (
          <SettingsRow>
            <SettingText title="profile.childData" text="profile.childDataHint" />
            <Button
              variant="ghost"
              tone="danger"
              size="small"
              aria-disabled={saving || undefined}
              onClick={() => void deleteChildData()}
            >
              <Icon name="trash" />
              {t('profile.deleteChildData')}
            </Button>
          </SettingsRow>
        )}
        <SettingsRow>
          <SettingText title="profile.copyOfData" text="profile.downloadHint" />
          <Button
            variant="outline"
            tone="neutral"
            size="small"
            aria-disabled={exporting || undefined}
            onClick={() => !exporting && void exportData()}
          >
            {exporting && <Spinner label={t('profile.preparing')} />}
            {t('profile.downloadData')}
          </Button>
        </SettingsRow>
        <SettingsRow>
          <SettingText title="profile.appearance" text="profile.colorSchemeHint" />
          <ColorSchemeSwitch />
        </SettingsRow>
      </SettingsList>
      {result && (
        <Notice tone={result.tone} live>
          {result.text}
        </Notice>
      )}
    </>
  );
}

/** What a setting is, and a sentence about it. */
function SettingText({ title, text }: { title: MessageKey; text: MessageKey }) {
  const t = useTranslate();
  return (
    <hgroup>
      <h3>{t(title)}</h3>
      <p>{t(text)}</p>
    </hgroup>
  );
}

function downloadJson(json: string) {
  const url = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'mahd-data.json';
  link.click();
  URL.revokeObjectURL(url);
}
