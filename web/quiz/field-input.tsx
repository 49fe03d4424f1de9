// One component per kind of field, chosen by the field's type: a new step needs no new component.
import { useRef } from 'react';
import type { Answers } from '#engine/contract.ts';
import { earliestYear, longest, type Field as QuizField } from '#quiz/steps.ts';
import { classNames } from '../ui/class-names.ts';
import { describedBy, Field, FieldNotes, RequiredMark, Select, TextArea, TextInput } from '../ui/field.tsx';
import { isSwitchedOff, textOf, type Draft } from './draft.ts';

type Props = {
  field: QuizField;
  draft: Draft;
  /** Problems to show, by path. */
  problems: Record<string, string>;
  onType: (path: string, value: string | boolean) => void;
  onLeave: (path: string) => void;
  /** An answer was chosen with a pointer, or by its letter. */
  onChoose?: (value: string) => void;
};

export function FieldInput(props: Props) {
  switch (props.field.type) {
    case 'text':
    case 'url':
    case 'email':
    case 'number':
      return <OneLine {...props} />;
    case 'textarea':
      return <ManyLines {...props} />;
    case 'select':
      return <OneOfList {...props} />;
    case 'radio':
      return <OneOfFew {...props} />;
    case 'checkbox-group':
      return <AnyWithAddress {...props} />;
    case 'multi-text':
      return <SeveralLines {...props} />;
  }
}

function OneLine({ field, draft, problems, onType, onLeave }: Props) {
  const path = field.key;
  return (
    <Field id={path} label={field.label} required={field.required} error={problems[path]}>
      <TextInput
        {...describedBy(path, problems[path])}
        type={field.type}
        name={path}
        required={field.required}
        autoComplete={autoComplete[path]}
        inputMode={field.type === 'number' ? 'numeric' : undefined}
        min={field.type === 'number' ? earliestYear : undefined}
        maxLength={field.type === 'number' ? undefined : longest[field.type]}
        placeholder={field.placeholder}
        value={textOf(draft, path)}
        onChange={(event) => onType(path, event.target.value)}
        onBlur={() => onLeave(path)}
      />
    </Field>
  );
}

const autoComplete: Partial<Record<keyof Answers, string>> = {
  companyName: 'organization',
  website: 'url',
  email: 'email',
};

function ManyLines({ field, draft, problems, onType, onLeave }: Props) {
  const path = field.key;
  return (
    <Field id={path} label={field.label} required={field.required} error={problems[path]}>
      <TextArea
        {...describedBy(path, problems[path])}
        name={path}
        required={field.required}
        maxLength={longest.textarea}
        placeholder={field.placeholder}
        value={textOf(draft, path)}
        onChange={(event) => onType(path, event.target.value)}
        onBlur={() => onLeave(path)}
      />
    </Field>
  );
}

function OneOfList({ field, draft, problems, onType, onLeave, onChoose }: Props) {
  const path = field.key;
  // Arrow keys change a closed list at each press: they only look around.
  const isByPointer = useRef(false);
  return (
    <Field id={path} label={field.label} required={field.required} error={problems[path]}>
      <Select
        {...describedBy(path, problems[path])}
        name={path}
        required={field.required}
        value={textOf(draft, path)}
        onPointerDown={() => (isByPointer.current = true)}
        onKeyDown={() => (isByPointer.current = false)}
        onChange={(event) => {
          onType(path, event.target.value);
          if (isByPointer.current && event.target.value !== '') onChoose?.(event.target.value);
        }}
        onBlur={() => onLeave(path)}
      >
        <option value="">{field.placeholder ?? 'Choose one'}</option>
        {field.options?.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </Field>
  );
}

function OneOfFew({ field, draft, problems, onType, onChoose }: Props) {
  const path = field.key;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys bubble up from the answers; without the focus on one a letter does nothing
    <fieldset
      aria-describedby={`${path}-notes`}
      onKeyDown={({ key, ctrlKey, altKey, metaKey, nativeEvent }) => {
        const option = key.length === 1 ? field.options?.[letters.indexOf(key.toUpperCase())] : undefined;
        if (!option || ctrlKey || altKey || metaKey || nativeEvent.isComposing) return;
        document.getElementById(`${path}-${option.value}`)?.focus();
        onType(path, option.value);
        onChoose?.(option.value);
      }}
    >
      <legend className="mb-1.5 text-sm font-semibold">
        {field.label}
        {field.required && <RequiredMark />}
      </legend>
      <div className="grid gap-2">
        {field.options?.map((option, index) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- keys choose by the input itself
          <label
            key={option.value}
            htmlFor={`${path}-${option.value}`}
            // A click by keyboard counts no presses.
            onClick={(event) => event.detail > 0 && onChoose?.(option.value)}
            className="flex min-h-12 items-center gap-3 rounded-sm border border-edge bg-surface px-4 py-2 hover:border-ink has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              id={`${path}-${option.value}`}
              name={path}
              value={option.value}
              required={field.required}
              checked={draft[path] === option.value}
              onChange={() => onType(path, option.value)}
              aria-keyshortcuts={letters[index]}
              className="size-4 accent-accent outline-none"
            />
            {option.label}
            <kbd
              aria-hidden="true"
              className="ml-auto rounded-sm border border-line px-1.5 font-sans text-xs text-muted max-sm:hidden pointer-coarse:hidden"
            >
              {letters[index]}
            </kbd>
          </label>
        ))}
      </div>
      <FieldNotes id={path} error={problems[path]} />
    </fieldset>
  );
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

function AnyWithAddress({ field, draft, problems, onType, onLeave }: Props) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">
        {field.label}
        {field.required && <RequiredMark />}
      </legend>
      <div className="grid gap-4">
        {field.options?.map((option) => {
          const active = `${field.key}.${option.value}.active`;
          const url = `${field.key}.${option.value}.url`;
          return (
            <div key={option.value} className="grid gap-x-4 sm:grid-cols-[10rem_1fr]">
              <label htmlFor={active} className="flex min-h-11 items-center gap-3">
                <input
                  type="checkbox"
                  id={active}
                  checked={draft[active] === true}
                  onChange={(event) => onType(active, event.target.checked)}
                  className="size-5 accent-accent"
                />
                {option.label}
              </label>
              <div>
                <TextInput
                  {...describedBy(url, problems[url])}
                  type="url"
                  aria-label={`${option.label} address`}
                  maxLength={longest['checkbox-group']}
                  placeholder={option.placeholder}
                  disabled={isSwitchedOff(url, draft)}
                  value={textOf(draft, url)}
                  onChange={(event) => onType(url, event.target.value)}
                  onBlur={() => onLeave(url)}
                />
                <FieldNotes id={url} error={problems[url]} />
              </div>
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}

function SeveralLines({ field, draft, problems, onType, onLeave }: Props) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">
        {field.label}
        {field.required && <RequiredMark />}
      </legend>
      <div className="grid gap-2.5">
        {Array.from({ length: field.count ?? 3 }, (_, index) => {
          const path = `${field.key}.${index + 1}`;
          const isNeeded = field.required && index === 0;
          return (
            <div key={path} className="grid grid-cols-[1.5rem_1fr] items-start">
              <span
                aria-hidden="true"
                className={classNames('pt-2.5 text-sm tabular-nums', isNeeded ? 'text-ink' : 'text-muted')}
              >
                {index + 1}
              </span>
              <div>
                <TextInput
                  {...describedBy(path, problems[path])}
                  type="text"
                  aria-label={`${field.label}, ${index + 1} of ${field.count ?? 3}`}
                  required={isNeeded}
                  maxLength={longest['multi-text']}
                  placeholder={index === 0 ? field.placeholder : 'Optional'}
                  value={textOf(draft, path)}
                  onChange={(event) => onType(path, event.target.value)}
                  onBlur={() => onLeave(path)}
                />
                <FieldNotes id={path} error={problems[path]} />
              </div>
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}
