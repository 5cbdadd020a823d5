import { render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { QuantityStepper } from '../forms/QuantityStepper/index.js';
import type { UiStrings } from './strings/keys.js';
import { UiProvider } from './UiProvider.js';

afterEach(() => vi.restoreAllMocks());

test.each([undefined, {}])('says which text is missing with the strings %j', (strings) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const page = (
    <UiProvider language="en" strings={strings as unknown as UiStrings}>
      <QuantityStepper label="Bottle" value={1} onValueChange={() => undefined} />
    </UiProvider>
  );
  expect(() => render(page)).toThrow(
    /^@mahd\/ui: UiProvider has no text "\w+"\. Pass strings=\{en\} from "@mahd\/ui\/strings\/en"/,
  );
});
