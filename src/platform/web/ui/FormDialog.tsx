import { useId, type CSSProperties, type ReactNode, type Ref } from 'react'
import { Button } from './Button.tsx'
import { cx } from './cx.ts'
import { LazyDialog } from './LazyDialog.tsx'
import { gapOf, type Space } from './layout-props.ts'
import layout from './Layout.module.css'

export type FormDialogProps = {
  title: string
  description?: ReactNode
  submit: string
  cancel: string
  size?: 'md' | 'lg'
  isDestructive?: boolean
  /** Being sent: it cannot be submitted a second time. */
  isBusy?: boolean
  form?: Ref<HTMLFormElement>
  /** Stacks the fields with this distance. */
  gap?: Space
  /** Of the form itself, whose fields the children are. */
  className?: string | undefined
  /** More of the form itself: the colours of an area. */
  formProps?: { 'data-area'?: string; style?: CSSProperties }
  onSubmit: () => void
  onClose: () => void
  children?: ReactNode
}

/** A short form in a modal dialog. Mount it to open it, and unmount it afterwards. */
export function FormDialog(props: FormDialogProps) {
  const { title, description, submit, cancel, size, isDestructive = false, isBusy = false, form, gap, onSubmit, onClose, children } = props
  const id = useId()
  return (
    <LazyDialog
      {...(size && { size })}
      onClose={onClose}
      title={title}
      description={description}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {cancel}
          </Button>
          <Button type="submit" form={id} loading={isBusy} kind={isDestructive ? 'destructive' : 'primary'}>
            {submit}
          </Button>
        </>
      }
    >
      <form
        id={id}
        ref={form}
        className={cx(gap && layout.stack, props.className)}
        {...props.formProps}
        style={gap ? { ...gapOf(gap), ...props.formProps?.style } : props.formProps?.style}
        noValidate
        method="post"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy) onSubmit()
        }}
      >
        {children}
      </form>
    </LazyDialog>
  )
}
