'use client';
import { isValidElement, useImperativeHandle, useRef, type FocusEvent, type ReactNode, type Ref } from 'react';
import { styled } from 'styled-components';
import type { Swiper as SwiperInstance } from 'swiper';
import { Swiper, SwiperSlide } from 'swiper/react';
import { useUi } from '../../foundation/UiProvider.js';

/** Moves by one slide, forwards or backwards. */
export type Turn = (by: 1 | -1) => void;

interface LoopingTrackProps {
  ref: Ref<Turn>;
  slides: readonly ReactNode[];
  /** Transition time, ms. 0 when transitions are disabled, because Swiper waits for their end. */
  speed: number;
  /** Shows a quarter of the next slide below 480 px. */
  peek: boolean;
  onTurn(index: number): void;
}

/** With what is needed of Swiper's style sheet. */
const Track = styled(Swiper)`
  position: relative;
  overflow: hidden;
  /* Not even focus may scroll it: Swiper moves the slides. */
  overflow: clip;
  touch-action: pan-y;

  > .swiper-wrapper {
    display: flex;
    transition-property: transform;
  }

  > .swiper-wrapper > .swiper-slide {
    flex-shrink: 0;
    inline-size: 100%;
  }
`;

/** The looping track of a carousel, in its own file so that Swiper loads only when needed. */
export function LoopingTrack({ ref, slides, speed, peek, onTurn }: LoopingTrackProps) {
  const { direction, t } = useUi();
  const swiper = useRef<SwiperInstance | null>(null);

  useImperativeHandle(ref, () => (by) => void swiper.current?.[by === 1 ? 'slideNext' : 'slidePrev'](), []);

  // The row cannot scroll, so a focused link outside of it has to be turned to.
  const reveal = (event: FocusEvent<HTMLElement>, position: number) => {
    const instance = swiper.current;
    if (!instance) return;
    const row = instance.el.getBoundingClientRect();
    const slide = event.currentTarget.getBoundingClientRect();
    if (slide.left < row.left - 1 || slide.right > row.right + 1) instance.slideToLoop(position, 0);
  };

  return (
    <Track
      key={direction}
      dir={direction}
      data-part="loop"
      loop
      loopPreventsSliding={false}
      speed={speed}
      spaceBetween={24}
      slidesPerView={peek ? 1.25 : 1}
      breakpoints={{ 480: { slidesPerView: 2 }, 600: { slidesPerView: 3 } }}
      onSwiper={(instance) => {
        swiper.current = instance;
      }}
      onRealIndexChange={(instance) => onTurn(instance.realIndex)}
    >
      {slides.map((slide, position) => (
        <SwiperSlide
          key={isValidElement(slide) ? slide.key : position}
          role="group"
          aria-label={t('slideOf', { n: position + 1, total: slides.length })}
          onFocus={(event: FocusEvent<HTMLElement>) => reveal(event, position)}
        >
          {slide}
        </SwiperSlide>
      ))}
    </Track>
  );
}
