import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/Button/index.js';
import { languageOf } from '../../testing/story/bothLanguages.js';
import { samplePictures as pictures } from '../samplePictures.js';
import { Lightbox } from './Lightbox.js';

const texts = {
  en: { name: 'Baby Lotion', open: 'Enlarge image' },
  ar: { name: 'لوشن ترطيب للأطفال', open: 'تكبير الصورة' },
};

const shown = [pictures.lotion, pictures.bodyWash, pictures.cream];

function Opener({ name, open, defaultOpen }: { name: string; open: string; defaultOpen: boolean }) {
  const [opened, setOpened] = useState(defaultOpen);
  return (
    <>
      <Button onClick={() => setOpened(true)}>{open}</Button>
      {opened && <Lightbox name={name} pictures={shown} onClose={() => setOpened(false)} />}
    </>
  );
}

const meta = { title: 'Media/Lightbox', component: Lightbox, args: { name: texts.en.name, pictures: shown, onClose: () => {} } } satisfies Meta<typeof Lightbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { render: (_, context) => <Opener {...texts[languageOf(context)]} defaultOpen /> };
export const Closed: Story = { render: (_, context) => <Opener {...texts[languageOf(context)]} defaultOpen={false} /> };
