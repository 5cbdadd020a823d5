import { arrowKeys, pauseFirst, modal, type Guides } from './guide.js';

export const media: Guides = {
  Picture: {
    use: ['Any picture from data.'],
    dont: ['Put text in a picture.', 'Leave `sizes` at a wrong width.'],
    arabic: ['Photos are not mirrored: use two pictures for two directions. A drawing with `mirror` is.'],
  },
  Avatar: {
    use: ['A person beside their words: a review, an account.'],
    dont: ['Use it as the only way to an account. Add the name.'],
    arabic: ['Initials are apart, so that they do not join: س أ.'],
  },
  Gallery: {
    use: [
      'The pictures of one product. Give each an `alt` that says what it shows: “Baby Lotion, back of the bottle”.',
    ],
    dont: ['Mix pictures and adverts.'],
    keyboard: ['Thumbnails are buttons, on phones replaced by dots. Enter enlarges.', arrowKeys],
  },
  Lightbox: {
    use: ['Enlarging a picture of a gallery.'],
    dont: ['Open it automatically.'],
    keyboard: [...modal, arrowKeys, 'Plus and minus zoom.'],
  },
  Carousel: {
    use: ['A few similar items: stories, brands.'],
    dont: ['Hide important content in it.', 'Remove the pause button of autoplay.'],
    keyboard: [arrowKeys, pauseFirst],
    arabic: ['Starts on the right. Next is on the left.'],
  },
  VideoFacade: {
    use: ['A video from another host. Nothing is requested before play is pressed.'],
    dont: ['Play automatically.'],
    keyboard: ['Enter and Space play.'],
    arabic: ['The play icon is not mirrored.'],
  },
};
