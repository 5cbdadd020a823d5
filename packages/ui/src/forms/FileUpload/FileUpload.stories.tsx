import type { Meta, StoryObj } from '@storybook/react-vite';
import { languageOf, type StoryContext } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { FileUpload, type FileUploadProps } from './FileUpload.js';

const texts = {
  en: {
    photos: 'Photos of the fault',
    photosText: 'Please show the whole product and the damaged part.',
    missing: 'Please add at least one photo.',
    invoice: 'Invoice',
    files: ['bottle-front.jpg', 'cracked base, seen from below, with the code on the label.png'],
  },
  ar: {
    photos: 'صور العيب',
    photosText: 'يُرجى إظهار المنتج كاملًا والجزء التالف.',
    missing: 'يُرجى إضافة صورة واحدة على الأقل.',
    invoice: 'الفاتورة',
    files: ['واجهة القنينة.jpg', 'القاعدة المكسورة من الأسفل مع الرمز المطبوع على الملصق.png'],
  },
};

const MEGABYTE = 1024 ** 2;
const limits = { accept: 'image/jpeg, image/png, image/webp', maxSize: 5 * MEGABYTE, maxFiles: 4, multiple: true };

/** Files as a visitor selects them, with content of the given size. */
const sampleFiles = (names: readonly string[]) =>
  names.map((name, at) => new File([new Uint8Array((at + 0.4) * MEGABYTE)], name, { lastModified: 0 }));

const meta = { title: 'Forms/FileUpload', component: FileUpload } satisfies Meta<typeof FileUpload>;
export default meta;
type Story = StoryObj<typeof FileUpload>;

const render = (args: Partial<FileUploadProps>, context: StoryContext) => {
  const t = texts[languageOf(context)];
  return <FileUpload label={t.photos} description={t.photosText} {...limits} {...args} />;
};

export const Default = playground(FileUpload, render);

export const WithFiles: Story = {
  render: (_args, context) => render({ defaultValue: sampleFiles(texts[languageOf(context)].files) }, context),
};

/** A file of another type and one that is too large were selected. */
export const Refused: Story = {
  render: (_args, context) => render({ maxSize: MEGABYTE }, context),
  play: ({ canvasElement }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input')!;
    const transfer = new DataTransfer();
    transfer.items.add(new File(['x'], 'invoice.pdf', { type: 'application/pdf' }));
    transfer.items.add(new File([new Uint8Array(2 * MEGABYTE)], 'bottle.jpg', { type: 'image/jpeg' }));
    input.files = transfer.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  },
};

export const Invalid: Story = {
  render: (_args, context) => render({ errorMessage: texts[languageOf(context)].missing }, context),
};

export const OneFile: Story = {
  render: (_args, context) => (
    <FileUpload label={texts[languageOf(context)].invoice} optional accept=".pdf" maxSize={MEGABYTE} />
  ),
};

export const Disabled: Story = { render: (_args, context) => render({ disabled: true }, context) };
