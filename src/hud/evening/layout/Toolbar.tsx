/** The bar above the house in the layout editor: undo and redo, the number of changes, overlays on the floor. */

import { say } from '../../../words/index.ts';
import { Button, type Draft, Frame, Glyph } from '../../../ui/index.ts';
import type { House } from './house.ts';
import type { Overlays } from './layout.ts';

interface ToolbarProps {
  draft: Draft<House>;
  show: Overlays;
  onShow: (show: Overlays) => void;
  onStep: (way: 'undo' | 'redo') => void;
}

export function Toolbar({ draft, show, onShow, onStep }: ToolbarProps) {
  return (
    <Frame class="layout-bar row gap-8" role="toolbar" aria-label={say('layout.toolbar')} shadow>
      <Button
        size="small"
        square
        label={say('layout.undo')}
        disabled={!draft.canUndo}
        reason={say('layout.nothingToUndo')}
        onPress={() => onStep('undo')}
      >
        <Glyph name="undo" />
      </Button>
      <Button
        size="small"
        square
        label={say('layout.redo')}
        disabled={!draft.canRedo}
        reason={say('layout.nothingToUndo')}
        onPress={() => onStep('redo')}
      >
        <Glyph name="redo" />
      </Button>
      <span class="text-12 muted one-line">{say('layout.changes', { count: draft.steps })}</span>
      <span class="bar-line" aria-hidden="true" />
      <span class="text-12 muted">{say('layout.show')}</span>
      <div class="segment">
        {(['ways', 'ambience'] as const).map((one) => (
          <Button key={one} size="small" pressed={show[one]} onPress={() => onShow({ ...show, [one]: !show[one] })}>
            {show[one] && <Glyph name="check" colours={{ K: 'var(--green-ink)' }} />}
            {say(`layout.show.${one}`)}
          </Button>
        ))}
      </div>
    </Frame>
  );
}
