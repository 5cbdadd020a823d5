import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { updateProfileAtom, type Profile } from '@mahd/data/account';
import { swalMsgAtom } from '@mahd/data/cart';
import { Button } from '@mahd/ui/Button';
import { Cluster } from '@mahd/ui/Cluster';
import { FormTextField, fromYup, SubmitButton, ValidatedForm, type FieldProblem } from '@mahd/ui/formik';
import { Notice } from '@mahd/ui/Notice';
import { useTranslate } from '../../app/AppContext.js';
import type { MessageKey } from '../../messages/domains.js';
import { problemText } from '../../shell/problemText.js';
import { AddressFields, BabyFields, MobileField, NameFields } from './PersonFields.js';
import { profileDraftAtom, type ProfileForm } from './profileDraft.js';
import { profileSchema } from './schemas.js';

const check = fromYup(profileSchema);

interface EditInfoProps {
  profile: Profile;
  /** What was typed before the session ended. */
  kept: ProfileForm | null;
  /** The form is open only because of that. */
  wasCutOff: boolean;
  onDone: () => void;
}

/** The profile, to edit. The e-mail stays. */
export function EditInfo({ profile, kept, wasCutOff, onDone }: EditInfoProps) {
  const t = useTranslate();
  const update = useSetAtom(updateProfileAtom);
  const say = useSetAtom(swalMsgAtom);
  const [initial] = useState(() => kept ?? toForm(profile));
  const [cutOff] = useState(wasCutOff);
  const [problem, setProblem] = useState<string | null>(null);

  const save = async (values: ProfileForm): Promise<readonly FieldProblem[] | void> => {
    setProblem(null);
    const { kidAge, pregnancy, ...rest } = values;
    const outcome = await update({ ...rest, kid_age: kidAge || null, pregnent: pregnancy || null });
    if (outcome.kind === 'refused') return outcome.fields;
    if (outcome.kind === 'failed') return setProblem(problemText(t, outcome));
    say('toast.infoUpdated');
    onDone();
  };

  return (
    <ValidatedForm
      initialValues={initial}
      validate={check}
      message={(key) => t(key as MessageKey)}
      onSubmit={save}
      summary
    >
      {({ values, setFieldValue }) => (
        <>
          <KeepDraft userId={profile._id} values={values} />
          {cutOff && <Notice>{t('profile.draftKept')}</Notice>}
          <NameFields />
          <FormTextField
            name="email"
            type="email"
            label={t('field.email')}
            hint={t('profile.emailFixed')}
            placeholder={profile.email}
            disabled
          />
          <MobileField value={values.mobile} />
          <AddressFields emirate={values.emirates} clearArea={() => void setFieldValue('area', '')} />
          <BabyFields />
          {problem && (
            <Notice tone="danger" live>
              {problem}
            </Notice>
          )}
          <Cluster>
            <SubmitButton>{t('profile.saveInfo')}</SubmitButton>
            <Button variant="outline" onClick={onDone}>
              {t('profile.cancelEdit')}
            </Button>
          </Cluster>
        </>
      )}
    </ValidatedForm>
  );
}

function KeepDraft({ userId, values }: { userId: string; values: ProfileForm }) {
  const keep = useSetAtom(profileDraftAtom);
  useEffect(() => keep({ userId, values }), [keep, userId, values]);
  return null;
}

const toForm = ({ firstName, lastName, mobile, address, emirates, area, kid_age, pregnent }: Profile): ProfileForm => ({
  firstName,
  lastName,
  mobile,
  address,
  emirates,
  area,
  kidAge: kid_age ?? '',
  pregnancy: pregnent ?? '',
});
