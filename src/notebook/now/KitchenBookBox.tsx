/**
 * Shows the kitchen's book of predicted orders: each regular's expected next order, the rule behind the prediction, and
 * how often predictions were right so far.
 */

import { Badge, Face } from '../../ui/index.ts';
import { personName, say, sayPart } from '../../words/index.ts';
import type { BookRow, BookView } from './kitchen-book.ts';

const familyText = (family: string): string => sayPart('family.', family);

export function KitchenBookBox({ book }: { book: BookView | null }) {
  if (book === null) return null;
  return (
    <section class="kitchen-book" aria-labelledby="notebook-book">
      <h3 id="notebook-book" class="rule headline">
        {say('notebook.book.title')}
      </h3>
      <p class="text-12 muted">{say('notebook.book.ahead', book.today)}</p>
      {book.kept.map(({ dish, name, seconds }) => (
        <p key={`${name} ${dish}`} class="text-12">
          {say('notebook.book.kept', { dish: sayPart('dish.', dish), name, seconds })}
        </p>
      ))}
      <ul>
        {book.rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </ul>
    </section>
  );
}

function Row({ row: { name, look, here, expected, stats } }: { row: BookRow }) {
  return (
    <li class="row gap-8">
      <Face look={look} width={30} />
      <div class="col grow">
        <span class="row gap-4 text-13">
          <b class="bold">{personName(name)}</b>
          {here && <Badge look="mint">{say('notebook.book.here')}</Badge>}
          <span class="to-end text-12">{expected === null ? say('notebook.book.few') : expectedText(expected)}</span>
        </span>
        <span class="text-12 muted">
          {expected !== null && (
            <>
              {say('notebook.book.after', { given: expected.given.map(familyText).join(say('app.list.comma')) })}
              {' · '}
            </>
          )}
          {say('notebook.book.hits', { ...stats })}
        </span>
      </div>
    </li>
  );
}

/** Words for an expected order. If the rule behind the prediction has never been right, the order is called a guess. */
function expectedText({ family, weight }: NonNullable<BookRow['expected']>): string {
  const about = { family: familyText(family), weight };
  return weight > 0 ? say('notebook.book.expects', about) : say('notebook.book.guess', about);
}
