import { test, type Browser } from '@playwright/test';
import { phone } from './window.js';

/** A page of the shop in a browser that runs no scripts. Close it at the end. */
export const plainPage = (browser: Browser, viewport = phone) =>
  browser.newPage({ javaScriptEnabled: false, viewport, baseURL: test.info().project.use.baseURL ?? '' });
