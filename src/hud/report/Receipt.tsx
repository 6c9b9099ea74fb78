/**
 * The day's bill as a receipt: income and spending until closing, what was made, the evening's purchases, and what is
 * left in the till. So the line “made” is the headline's, whatever the player buys afterwards. Lines with many
 * parts can be opened.
 */

import { personName, say, sayPart } from '../../words/index.ts';
import { grouped } from '../../words/numbers.ts';
import type { BillView, Detail } from '../read/report-bill.ts';
import { isBoughtByDay } from './story.ts';

/** Number of parts of an amount that are named before the player opens the line. */
const NAMED = 2;

const plain = (amount: number): string =>
  say(amount < 0 ? 'app.loss' : 'app.money', { amount: grouped(Math.abs(amount)) });
const signed = (amount: number): string =>
  amount === 0 ? plain(0) : say(amount < 0 ? 'app.loss' : 'app.gain', { amount: grouped(Math.abs(amount)) });

const total = (parts: readonly Detail[]): number => parts.reduce((all, { amount }) => all + amount, 0);

export function Receipt({ bill }: { bill: BillView }) {
  const { guests, each, best, made, morning, till, offer } = bill;
  const paid = [
    say('bill.guests', { count: guests, each: plain(each) }),
    ...(best === null ? [] : [say('bill.best', { name: best.name, amount: plain(best.amount) })]),
    ...(offer === null
      ? []
      : [
          say('bill.offer', {
            dish: sayPart('dish.', offer.dish),
            percent: offer.percent,
            amount: plain(offer.amount),
          }),
        ]),
  ].join('; ');
  const byDay = bill.boughtOf.filter(({ what }) => isBoughtByDay(what));
  const inEvening = bill.boughtOf.filter(({ what }) => !isBoughtByDay(what));
  const bought = (one: Detail): string => boughtText(one as BillView['boughtOf'][number]);
  const person = ({ of }: Detail): string => personName(of);
  return (
    <section class="receipt" aria-label={say('bill.title')}>
      <h2 class="headline">{say('bill.title')}</h2>
      <Line label={say('bill.paid')} amount={bill.bills} note={guests === 0 ? '' : paid} />
      <Line label={say('bill.tips')} amount={bill.tips} parts={bill.tipsBy} nameOf={person} />
      {bill.prizes !== 0 && (
        <Line
          label={say('bill.prizes')}
          amount={bill.prizes}
          parts={bill.prizesFor}
          nameOf={({ of }) => sayPart('bill.prize.', of, undefined, of)}
        />
      )}
      <Line
        label={say('bill.ingredients')}
        amount={-bill.ingredients}
        parts={bill.dishes}
        nameOf={({ of }) => sayPart('dish.', of, undefined, of)}
      />
      <Line label={say('bill.wages')} amount={-bill.wages} parts={bill.wagesBy} nameOf={person} />
      {bill.rent !== 0 && <Line label={say('bill.rent')} amount={-bill.rent} />}
      {byDay.map((one) => (
        <Line key={bought(one)} label={say('bill.boughtByDay', { what: bought(one) })} amount={-one.amount} />
      ))}
      <Line label={say('bill.made')} amount={made + total(inEvening)} sum />
      <div class="receipt-line muted">
        <span>{say('bill.morning')}</span>
        <b>{plain(morning)}</b>
      </div>
      <Line label={say('bill.bought')} amount={-total(inEvening)} grows parts={inEvening} nameOf={bought} />
      <div class="receipt-line receipt-sum">
        <span>{say('bill.till')}</span>
        <b data-till>{plain(till)}</b>
      </div>
    </section>
  );
}

/** Words for something bought, such as an upgrade or “lesson for Mei”. */
export function boughtText({ what, of, count }: Omit<BillView['boughtOf'][number], 'amount'>): string {
  const name =
    what === 'upgrade'
      ? sayPart('upgrade.', of, undefined, of)
      : what === 'putOn' && of !== ''
        ? sayPart('bill.of.putOn.', of)
        : sayPart('bill.of.', what, { name: personName(of) }, what);
  return count > 1 ? say('bill.times', { count, name }) : name;
}

interface LineProps {
  label: string;
  amount: number;
  note?: string;
  parts?: readonly Detail[];
  nameOf?: (part: Detail) => string;
  sum?: boolean;
  /** True for a line that changes while the page is open: its parts always have one line, and open on a press. */
  grows?: boolean;
}

function Line({
  label,
  amount,
  note = '',
  parts = [],
  nameOf = ({ of }) => of,
  sum = false,
  grows = false,
}: LineProps) {
  const part = (one: Detail): string => say('bill.part', { name: nameOf(one), amount: plain(one.amount) });
  const named = parts.length <= NAMED + 1 ? parts : parts.slice(0, NAMED);
  const rest = parts.slice(named.length);
  const more = rest.reduce((all, one) => all + one.amount, 0);
  const short = [
    ...named.map(part),
    ...(rest.length > 0 ? [say('bill.others', { count: rest.length, amount: plain(more) })] : []),
  ].join(say('app.list.comma'));
  const head = (
    <span class={sum ? 'receipt-line receipt-sum' : 'receipt-line'}>
      <span>{label}</span>
      <b class={amount < 0 ? 'cherry-text' : sum && amount > 0 ? 'green-text' : ''}>{signed(amount)}</b>
    </span>
  );
  if (rest.length > 0 || (grows && parts.length > 1))
    return (
      <details>
        <summary>
          {head}
          <small class={grows ? 'receipt-short capital receipt-grows' : 'receipt-short capital'}>{short}</small>
        </summary>
        <ul>
          {parts.map((one) => (
            <li key={`${one.of} ${nameOf(one)}`} class="receipt-line">
              <span class="capital">{nameOf(one)}</span>
              <span>{plain(one.amount)}</span>
            </li>
          ))}
        </ul>
      </details>
    );
  const below = note === '' ? short : note;
  return (
    <div>
      {head}
      {(below !== '' || grows) && <small class={grows ? 'capital receipt-grows' : 'capital'}>{below}</small>}
    </div>
  );
}
