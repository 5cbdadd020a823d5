import { useSetAtom } from 'jotai';
import { useLayoutEffect, useState } from 'react';
import { updateProfileAtom, type Profile } from '@mahd/data/account';
import { swalMsgAtom } from '@mahd/data/cart';
import { PERSON_CHECKS, PROFILE_CHECKS } from '@mahd/rules/shop';
import { Button } from '@mahd/ui/Button';
import { Cluster } from '@mahd/ui/Cluster';
import { SubmitButton, ValidatedForm, type FieldProblem } from '@mahd/ui/formik';
import { Notice } from '@mahd/ui/Notice';
import { TextField } from '@mahd/ui/TextField';
import { useTranslate } from '../../app/AppContext.js';
import { ShopLink } from '../../app/ShopLink.js';
import type { MessageKey } from '../../messages/domains.js';
import { validateBy } from '../../shell/formValidation.js';
import { problemText } from '../../shell/problemText.js';
import { AddressFields, BabyFields, MobileField, NameFields } from './PersonFields.js';
import { profileDraftAtom, type ProfileForm } from './profileDraft.js';

const validatePerson = validateBy(PERSON_CHECKS);
const validateProfile = validateBy(PROFILE_CHECKS);

interface EditInfoProps {
  profile: Profile;
  /** Values typed before the session ended. */
  restoredValues: ProfileForm | null;
  /** Whether the form was opened only to restore them. */
  openedByDraft: boolean;
  onDone: () => void;
}

/**
 * The form to edit the profile with the default address, if there is one. The e-mail cannot be changed.
 */
export function EditInfo({ profile, restoredValues, openedByDraft, onDone }: EditInfoProps) {
  const t = useTranslate();
  const update = useSetAtom(updateProfileAtom);
  const showToast = useSetAtom(swalMsgAtom);
  const [initial] = useState(() => restoredValues ?? toFormValues(profile));
  const [showsDraftNotice] = useState(openedByDraft);
  const [problem, setProblem] = useState<string | null>(null);
  const hasAddress = profile.address !== '';

  const save = async (values: ProfileForm): Promise<readonly FieldProblem<MessageKey>[] | void> => {
    setProblem(null);
    const { kidAge, pregnancy, address, emirates, area, ...person } = values;
    const outcome = await update({
      ...person,
      ...(hasAddress && { address, emirates, area }),
      kid_age: kidAge || null,
      pregnent: pregnancy || null,
    });
    if (outcome.kind === 'refused') return outcome.fields;
    if (outcome.kind === 'failed') return setProblem(problemText(t, outcome));
    showToast('toast.infoUpdated');
    onDone();
  };

  return (
    <ValidatedForm
      initialValues={initial}
      validate={hasAddress ? validateProfile : validatePerson}
      message={t}
      onSubmit={save}
      summary
    >
      {({ values, setFieldValue }) => (
        <>
          <SaveDraft userId={profile._id} values={values} />
          {showsDraftNotice && <Notice>{t('profile.draftKept')}</Notice>}
          <NameFields />
          <TextField
            type="email"
            label={t('field.email')}
            description={
              <>
                {t('profile.emailFixed')} <ShopLink href="/contact">{t('nav.contact')}</ShopLink>
              </>
            }
            value={profile.email}
            readOnly
          />
          <MobileField value={values.mobile} />
          {hasAddress && <AddressFields emirate={values.emirates} clearArea={() => void setFieldValue('area', '')} />}
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

function SaveDraft({ userId, values }: { userId: string; values: ProfileForm }) {
  const saveDraft = useSetAtom(profileDraftAtom);
  // Before paint: a passive effect that is still pending when Cancel is pressed would save the draft after it was cleared, and keep the form open.
  useLayoutEffect(() => saveDraft({ userId, values }), [saveDraft, userId, values]);
  return null;
}

const toFormValues = ({
  firstName,
  lastName,
  mobile,
  address,
  emirates,
  area,
  kid_age,
  pregnent,
}: Profile): ProfileForm => ({
  firstName,
  lastName,
  mobile,
  address,
  emirates,
  area,
  kidAge: kid_age ?? '',
  pregnancy: pregnent ?? '',
});
