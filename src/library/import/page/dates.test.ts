import { describe, expect, test } from 'vitest';
import { calendarDate, dayIsFirst, readDate } from './dates.ts';

const read = (text: string, dayFirst: boolean) => {
  const found = readDate(text);
  return found && { date: calendarDate(found.date, dayFirst), rest: text.slice(found.length) };
};

test.each([
  '07/06/2024',
  '7/6/2024',
  'June 7, 2024',
  'Jun 7th, 2024',
  '07 juin 2024',
  '7 Juin 2024',
  '7\u00A0juin\u202F2024',
  'vendredi 7 juin 2024',
  '2024-06-07',
  '07.06.2024',
])('On a French page %s is June 7, 2024', (text) => {
  expect(read(text, true)).toEqual({ date: '2024-06-07', rest: '' });
});

test.each([
  ['1er août 2009', '2009-08-01'],
  ['1er aou\u0302t 2009', '2009-08-01'],
  ['24 février 2017', '2017-02-24'],
  ['24 fevr. 2017', '2017-02-24'],
  ['3 décembre 2016', '2016-12-03'],
  ['25 sept. 2016', '2016-09-25'],
])('%s is a date', (text, date) => {
  expect(read(text, true)?.date).toBe(date);
});

test('On an American page 10/4/2004 is October 4', () => {
  expect(read('10/4/2004', false)?.date).toBe('2004-10-04');
});

test.each(['31/02/2024', '2024-13-01', '32 mai 2020', '7/6/1492'])('%s is on no calendar', (text) => {
  expect(read(text, true)?.date).toBeNull();
});

test.each(['décembre 2016', 'févr. 2017'])('%s lacks its day', (text) => {
  expect(read(text, true)).toEqual({ date: null, rest: '' });
});

test.each(['Payez 7 juin', '702.125a', '2/3', 'mai', '07/06/24', '123456/7/2024'])('%s begins with no date', (text) => {
  expect(readDate(text)).toBeNull();
});

describe('Which number is the day', () => {
  const of = (...texts: string[]) => texts.flatMap((text) => readDate(text)?.date ?? []);

  test('is told by the language of the page', () => {
    expect(dayIsFirst(of('07/06/2024'), 'fr')).toBe(true);
    expect(dayIsFirst(of('07/06/2024'), 'en')).toBe(false);
  });

  test('is told by any date of the page that can be read in one way only', () => {
    expect(dayIsFirst(of('07/06/2024', '23/06/2024'), 'en')).toBe(true);
    expect(dayIsFirst(of('07/06/2024', '06/23/2024'), 'fr')).toBe(false);
  });

  test('is not told by a page that contradicts itself', () => {
    expect(dayIsFirst(of('23/06/2024', '06/23/2024'), 'fr')).toBeNull();
  });
});
