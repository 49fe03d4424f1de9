import { type ComponentProps, type FormEvent, type ReactNode, useState } from 'react';
import { showFailure } from '../operators/show-failure.ts';
import { Button } from '../ui/button.tsx';
import { describedBy, Field } from '../ui/field.tsx';

type Props<Result> = {
  id: string;
  label: string;
  hint?: string;
  button: string;
  /** The title of the toast when it did not work. */
  failure: string;
  submit: (value: string) => Promise<Result>;
  onDone: (result: Result) => void;
  /** Between the input and the button. */
  more?: ReactNode;
  input: (
    props: Pick<ComponentProps<'input'>, 'id' | 'value' | 'required' | 'aria-describedby'> & {
      onChange: (event: { target: { value: string } }) => void;
    },
  ) => ReactNode;
};

/** One value and the button that sends it; what was typed stays when it did not work. */
export function OneFieldForm<Result>({ id, label, hint, button, failure, submit, onDone, more, input }: Props<Result>) {
  const [value, setValue] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setIsBusy(true);
    try {
      onDone(await submit(value));
      setValue('');
    } catch (error) {
      showFailure(failure, error, 'Please try again.');
    }
    setIsBusy(false);
  };
  const { id: inputId, 'aria-describedby': notes } = describedBy(id);
  return (
    <form onSubmit={(event) => void send(event)}>
      <Field id={id} label={label} hint={hint}>
        {input({
          id: inputId,
          'aria-describedby': notes,
          value,
          required: true,
          onChange: (event) => setValue(event.target.value),
        })}
      </Field>
      {more}
      <Button type="submit" busy={isBusy} className="mt-4">
        {button}
      </Button>
    </form>
  );
}
