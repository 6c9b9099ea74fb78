/**
 * A slider drawn in pixel style above a real range input, so that keyboard, touch and screen readers work as usual.
 * `text` is the value for screen readers ("dull, looks up every 1.5 seconds").
 */

interface SliderProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  text?: string;
  disabled?: boolean;
  onSlide: (value: number) => void;
  onSettle?: (value: number) => void;
}

export function Slider({ label, value, min, max, step = 1, text, disabled = false, onSlide, onSettle }: SliderProps) {
  const share = max > min ? Math.min(1, Math.max(0, (value - min) / (max - min))) : 0;
  return (
    <div class="slider">
      <div class="track" />
      <div class="fill" style={{ width: `calc(${share * 100}% - 4px)` }} />
      <div
        class={`thumb edge ${disabled ? 'grey' : 'gold'}`}
        style={{ left: `calc(9px + (100% - 18px) * ${share})` }}
      />
      <input
        type="range"
        aria-label={label}
        aria-valuetext={text}
        min={min}
        max={max}
        step={step}
        value={value}
        disabled={disabled}
        onInput={(event) => onSlide(Number(event.currentTarget.value))}
        onChange={(event) => onSettle?.(Number(event.currentTarget.value))}
      />
    </div>
  );
}
