import { expect, test } from 'vitest';
import { dateEn, dateFr } from './calendar.ts';

test.each([
  ['2024-06-07', 'June 7, 2024', '7 juin 2024'],
  ['2009-08-01', 'August 1, 2009', '1er août 2009'],
  ['2017-02-09', 'February 9, 2017', '9 février 2017'],
  ['2004-12-31', 'December 31, 2004', '31 décembre 2004'],
])('B044: %s is that day in every time zone: %s, %s', (date, english, french) => {
  expect(dateEn(date)).toBe(english);
  expect(dateFr(date)).toBe(french);
});
