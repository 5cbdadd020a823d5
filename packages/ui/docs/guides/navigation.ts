import { arrowKeys, mirrored, modal, type Guides } from './guide.js';

export const navigation: Guides = {
  NavBar: {
    use: ['Once, at the top. `curved` on home and products.'],
    dont: ['Put a second primary action in it.'],
    keyboard: ['Enter or Down opens a menu, arrows move in it, Escape closes it.', arrowKeys],
    arabic: [mirrored],
  },
  FlowHeader: {
    use: ['Instead of the navbar where nothing should distract: checkout, sign-up.'],
    dont: ['Put menus, search or offers in it.'],
    keyboard: ['Links in visual order.'],
    arabic: [mirrored],
  },
  SideNav: {
    use: [
      'Three to eight pages of one area: an account, settings.',
      'The one action that leaves the area, such as Log out, after the links.',
    ],
    dont: ['Put other actions in it.', 'Use it for the main links. Use `NavBar`.'],
    keyboard: ['Links in visual order, then the action. The current page is announced.'],
    arabic: [mirrored],
  },
  NavDrawer: {
    use: ['The menu on a phone: shortcuts, main links with pictures, languages.'],
    dont: ['Use it on wide screens.'],
    keyboard: modal,
    arabic: ['Slides in from the right.'],
  },
  BottomBar: {
    use: ['Four or five main links on a phone.'],
    dont: ['Put actions in it.'],
    keyboard: ['Links in visual order.'],
    arabic: ['The first link is on the right.'],
  },
  Footer: {
    use: ['Once, at the end of a page.'],
    dont: ['Repeat the whole site map.'],
    keyboard: [
      'The back-to-top button appears after 150 px: beside the content of wide windows, otherwise at the footer.',
    ],
    arabic: [mirrored],
  },
  Breadcrumbs: {
    use: ['A page two or more levels deep.'],
    dont: ['Link the current page.'],
    arabic: ['The separators point left.'],
  },
  Stepper: {
    use: ['Two to five steps of a process: a return, a registration.'],
    dont: ['Show the progress of an order. Use `TrackingSteps`.', 'Link steps that cannot be entered yet.'],
    keyboard: ['Finished steps are links.'],
    arabic: ['Runs from the right. Latin digits.'],
  },
  Pagination: {
    use: ['A list of numbered pages.'],
    dont: ['Use it for the steps of a form.'],
    keyboard: ['Links. The current page is announced.'],
    arabic: ['Pages run from the right. The arrows are mirrored.'],
  },
  Tabs: {
    use: ['Sections of a page of which one is visible. With an `href`, each tab has a URL.'],
    dont: ['Link to other pages with them.', 'Hide what everybody needs.'],
    keyboard: [arrowKeys, 'Home and End go to the first and last.', 'With an `href`, Enter opens the focused tab.'],
  },
  LanguageChoice: {
    use: ['Where both languages fit: at the end of a menu.'],
    dont: ['Use flags. A language is not a country.', 'Put it in the navbar. Use `LanguageSwitch`.'],
    arabic: ['Each language is named in itself.'],
  },
  LanguageSwitch: {
    use: ['In the navbar: one link to the other language.'],
    dont: ['Use flags. A language is not a country.', 'Show all languages with it. Use `LanguageChoice`.'],
    arabic: ['Each language is named in itself, shortened to "ع" and "EN" on phones.'],
  },
  SearchDropdown: {
    use: ['Searching the whole shop.'],
    dont: ['Filter a list on the page. Use `FilterBox`.'],
    keyboard: ['Down and Up move through results, Enter opens one or searches, Escape closes.'],
    arabic: ['Searches both scripts.'],
  },
  SearchForm: {
    use: ['A search field before its code has loaded, and on pages without suggestions.'],
    dont: ['Filter a list on the page. Use `FilterBox`.'],
    keyboard: ['Enter searches.'],
    arabic: [mirrored],
  },
  SearchSheet: {
    use: ['Searching the whole shop on a phone.'],
    dont: ['Use it on wide screens. Use `SearchDropdown`.'],
    keyboard: modal,
    arabic: ['The arrow that closes it points right.'],
  },
  SkipLink: {
    use: ['Once, as the first link of a page.'],
    dont: ['Hide it from the keyboard.'],
    keyboard: ['The first Tab focuses it.'],
  },
};
