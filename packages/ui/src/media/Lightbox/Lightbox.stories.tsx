import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/Button/index.js';
import { languageOf } from '../../testing/story/languageOf.js';
import { isCanvas } from '../../testing/story/isCanvas.js';
import { samplePictures as pictures } from '../samplePictures.js';
import { Lightbox, type LightboxProps } from './Lightbox.js';

const texts = {
  en: { label: 'Baby Lotion', openLabel: 'Enlarge image' },
  ar: { label: 'لوشن ترطيب للأطفال', openLabel: 'تكبير الصورة' },
};

const shown = [pictures.lotion, pictures.bodyWash, pictures.cream];

function Opener({
  label,
  openLabel,
  defaultOpen,
  ...rest
}: { label: string; openLabel: string; defaultOpen: boolean } & Partial<LightboxProps>) {
  const [opened, setOpened] = useState(() => defaultOpen && isCanvas());
  return (
    <>
      <Button onClick={() => setOpened(true)}>{openLabel}</Button>
      <Lightbox label={label} pictures={shown} open={opened} onOpenChange={setOpened} {...rest} />
    </>
  );
}

const meta = { title: 'Media/Lightbox', component: Lightbox } satisfies Meta<typeof Lightbox>;
export default meta;
type Story = StoryObj<typeof Lightbox>;

export const Default: Story = {
  render: (args, context) => <Opener {...texts[languageOf(context)]} {...args} defaultOpen />,
};
export const Closed: Story = { render: (_, context) => <Opener {...texts[languageOf(context)]} defaultOpen={false} /> };
