import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { exportAccountAtom, updateProfileAtom, type Profile, type ProfileChanges } from '@mahd/data/account';
import { Button } from '@mahd/ui/Button';
import { Checkbox } from '@mahd/ui/Checkbox';
import { Heading } from '@mahd/ui/Heading';
import { Notice } from '@mahd/ui/Notice';
import { Spinner } from '@mahd/ui/Spinner';
import { useTranslate } from '../../app/AppContext.js';
import { problemText } from '../../shell/problemText.js';
import { Matter, Matters } from './Account.styles.js';
import { DeleteAccount } from './DeleteAccount.js';

/** What the shop may do with her data, and what she can take or delete of it. Each choice holds at once. */
export function Preferences({ profile }: { profile: Profile }) {
  const t = useTranslate();
  const update = useSetAtom(updateProfileAtom);
  const exportAccount = useSetAtom(exportAccountAtom);
  const [said, setSaid] = useState<{ tone: 'success' | 'danger'; text: string } | null>(null);
  const [marketing, setMarketing] = useState(profile.marketing);
  const [exporting, setExporting] = useState(false);

  const change = async (changes: ProfileChanges, done: string) => {
    setSaid(null);
    const outcome = await update(changes);
    if (outcome.kind === 'failed') setSaid({ tone: 'danger', text: problemText(t, outcome) });
    else setSaid({ tone: 'success', text: done });
    return outcome.kind === 'saved';
  };
  const download = async () => {
    setSaid(null);
    setExporting(true);
    const outcome = await exportAccount();
    setExporting(false);
    if (outcome.kind === 'failed') setSaid({ tone: 'danger', text: problemText(t, outcome) });
    else saveFile(outcome.json);
  };

  return (
    <>
      <Heading level={2} size={22} id="preferences">
        {t('profile.preferences')}
      </Heading>
      <Matters>
        <Matter>
          <Checkbox
            label={t('profile.marketing')}
            description={t('register.marketingNote')}
            checked={marketing}
            onCheckedChange={(wanted) => {
              setMarketing(wanted);
              void change({ marketing: wanted }, t('toast.infoUpdated')).then((kept) => !kept && setMarketing(!wanted));
            }}
          />
        </Matter>
        {(profile.kid_age || profile.pregnent) && (
          <Matter>
            <p>{t('profile.childDataHint')}</p>
            <Button
              variant="outline"
              size="small"
              onClick={() => void change({ kid_age: null, pregnent: null }, t('profile.childDataDeleted'))}
            >
              {t('profile.deleteChildData')}
            </Button>
          </Matter>
        )}
        <Matter>
          <p>{t('profile.downloadHint')}</p>
          <Button
            variant="outline"
            size="small"
            aria-disabled={exporting || undefined}
            onClick={() => !exporting && void download()}
          >
            {exporting && <Spinner label={t('profile.preparing')} />}
            {t('profile.downloadData')}
          </Button>
        </Matter>
        <DeleteAccount />
      </Matters>
      {said && (
        <Notice tone={said.tone} live>
          {said.text}
        </Notice>
      )}
    </>
  );
}

function saveFile(json: string) {
  const address = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'mahd-data.json';
  link.click();
  URL.revokeObjectURL(address);
}
