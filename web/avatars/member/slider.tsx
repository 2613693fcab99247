import { useId } from 'react';

type SliderProps = {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  disabled?: boolean;
  onChange: (value: number) => void;
};

/** A labelled slider, the browser's own. */
export function Slider({ label, onChange, ...range }: SliderProps) {
  const id = useId();
  return (
    <div className={range.disabled ? 'text-soft' : undefined}>
      <label htmlFor={id} className="block text-small font-semibold">
        {label}
      </label>
      <input
        {...range}
        id={id}
        type="range"
        className="block min-h-11 w-full accent-neel"
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </div>
  );
}
