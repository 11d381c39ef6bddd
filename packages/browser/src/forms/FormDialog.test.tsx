import { expect, test } from 'vitest'
import { render, screen } from '@anfilada/ui/testing'
import { SelectField } from '@anfilada/ui/SelectField'
import { TextField } from '@anfilada/ui/TextField'
import { FormDialog } from './FormDialog.tsx'

const form = { busy: false, submit: () => undefined, failure: undefined, summary: undefined }
const words = { keep: 'Keep', confirm: 'Send', busy: 'Sending' }
const nothing = () => undefined

test('a form above the page begins at its first field that can be answered, also where that is a list', () => {
  render(
    <FormDialog title="Resource" form={form} words={words} onClose={nothing}>
      <TextField label="Code" name="code" value="A 204" onChange={nothing} isDisabled />
      <SelectField label="Kind" name="kind" options={[{ value: 'coach', label: 'Coach' }]} value="coach" onChange={nothing} />
      <TextField label="Name" name="name" value="" onChange={nothing} />
    </FormDialog>,
  )
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Kind' }))
})
