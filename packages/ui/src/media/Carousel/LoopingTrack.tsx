'use client';
import { isValidElement, useEffect, useImperativeHandle, useRef, type ReactNode, type Ref } from 'react';
import type { Swiper as SwiperInstance } from 'swiper';
import { Autoplay } from 'swiper/modules';
import { Swiper, SwiperSlide } from 'swiper/react';
import { useUi } from '../../foundation/UiProvider.js';

/** Moves by one slide, forwards or backwards. */
export type Turn = (by: 1 | -1) => void;

interface LoopingTrackProps {
  ref: Ref<Turn>;
  slides: readonly ReactNode[];
  /** Time between slides, ms. No autoplay when absent. */
  delay?: number;
  /** Transition time, ms. 0 when transitions are disabled, because Swiper waits for their end. */
  speed: number;
  onTurn(index: number): void;
}

/** The looping track of a carousel, in its own file so that Swiper loads only when needed. */
export function LoopingTrack({ ref, slides, delay, speed, onTurn }: LoopingTrackProps) {
  const { direction, t } = useUi();
  const swiper = useRef<SwiperInstance | null>(null);

  useImperativeHandle(ref, () => (by) => void swiper.current?.[by === 1 ? 'slideNext' : 'slidePrev'](), []);

  useEffect(() => {
    const instance = swiper.current;
    if (!instance) return;
    if (delay === undefined) instance.autoplay.stop();
    else instance.autoplay.start();
  }, [delay]);

  return (
    <Swiper
      key={direction}
      dir={direction}
      data-part="loop"
      modules={[Autoplay]}
      loop
      loopPreventsSliding={false}
      speed={speed}
      spaceBetween={24}
      slidesPerView={1}
      breakpoints={{ 480: { slidesPerView: 2 }, 600: { slidesPerView: 3 } }}
      autoplay={{
        delay: delay ?? 5000,
        pauseOnMouseEnter: true,
        disableOnInteraction: true,
        /* Without a transition there is no end event to wait for. */ waitForTransition: speed > 0,
      }}
      onSwiper={(instance) => {
        swiper.current = instance;
        if (delay === undefined) instance.autoplay.stop();
      }}
      onRealIndexChange={(instance) => onTurn(instance.realIndex)}
    >
      {slides.map((slide, position) => (
        <SwiperSlide
          key={isValidElement(slide) ? slide.key : position}
          role="group"
          aria-label={t('slideOf', { n: position + 1, total: slides.length })}
        >
          {slide}
        </SwiperSlide>
      ))}
    </Swiper>
  );
}
