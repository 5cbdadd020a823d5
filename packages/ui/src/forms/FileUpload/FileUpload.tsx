'use client';
import { useLayoutEffect, useRef, useState, type ChangeEvent, type InputHTMLAttributes, type Ref } from 'react';
import { composeHandlers } from '../../foundation/composeHandlers.js';
import { close, type IconShape } from '../../foundation/icons/icons.js';
import { SvgIcon } from '../../foundation/icons/SvgIcon.js';
import { useComponentStrings, type ReplacedStrings } from '../../foundation/useComponentStrings.js';
import { useFormatNumber } from '../../foundation/useFormatNumber.js';
import { useMergedRef } from '../../foundation/useMergedRef.js';
import type { ValueChange } from '../../foundation/valueChange.js';
import { VisuallyHidden } from '../../foundation/VisuallyHidden.js';
import { Field, type FieldTexts } from '../Field/index.js';
import { useControlValue, useFormReset } from '../controlState.js';
import { FilePreview } from './FilePreview.js';
import { DropZone, List, Messages } from './FileUpload.styles.js';
import { acceptTokens, selectFiles, type FileRejection } from './selectFiles.js';
import { strings } from './strings.js';

const upload: IconShape = { mirror: false, path: 'M12 15.5V4.5M7.5 8.5L12 4.5l4.5 4M4 15v4.5h16V15' };

type FileChange = ValueChange<'selection' | 'remove' | 'reset'>;

export interface FileUploadProps
  extends
    FieldTexts,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'size' | 'value' | 'defaultValue' | 'readOnly' | 'children'> {
  ref?: Ref<HTMLDivElement>;
  /** Ref of the control. */
  inputRef?: Ref<HTMLInputElement>;
  /** The selected files. With it, the component is controlled. */
  value?: readonly File[];
  /** The files at first, and after a reset of the form. */
  defaultValue?: readonly File[];
  /** Called with all accepted files. They are also those of the input, which a form submits under `name`. */
  onValueChange?: (files: readonly File[], details: FileChange) => void;
  /** Called with the files of a selection that were refused. Messages about them are shown in any case. */
  onReject?: (rejections: readonly FileRejection[]) => void;
  /**
   * Accepted files, as in HTML: `image/jpeg, image/png, .pdf`. The name and the type given by the browser are checked;
   * check the content on the server.
   */
  accept?: string;
  /** Maximum size of each file, in bytes. */
  maxSize?: number;
  /** Takes several files. */
  multiple?: boolean;
  /** Maximum number of files, with `multiple`. */
  maxFiles?: number;
  /** Replaces texts, for example for a further language. */
  strings?: ReplacedStrings<'FileUpload'>;
}

const NONE: readonly File[] = [];
const KILOBYTE = 1024;

/** Makes the input contain `files`, as if they had been selected together. */
function writeFiles(input: HTMLInputElement, files: readonly File[]) {
  const current = [...(input.files ?? [])];
  if (current.length === files.length && files.every((file, at) => file === current[at])) return;
  // jsdom has none: tests of an app must not fail because of it.
  if (typeof DataTransfer === 'undefined') return;
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
}

/** Isolates a file name, so that its script does not reorder the sentence around it. */
const isolated = (name: string) => `\u2068${name}\u2069`;

/**
 * Selects files from the device, by a dialog or by dropping them, and lists them with previews of pictures. Files of
 * another type, empty, too large or too many are refused with a message. Input attributes go to the input, `className`
 * and `ref` to the field.
 */
export function FileUpload({
  ref,
  inputRef,
  className,
  id,
  label,
  description,
  errorMessage,
  optional,
  value,
  defaultValue,
  onValueChange,
  onReject,
  accept,
  maxSize,
  maxFiles = Infinity,
  multiple = false,
  strings: replaced,
  onChange,
  'aria-describedby': describedBy,
  ...input
}: FileUploadProps) {
  const t = useComponentStrings(strings, replaced);
  const formatNumber = useFormatNumber();
  const control = useRef<HTMLInputElement>(null);
  const controlRef = useMergedRef(inputRef, control);
  const list = useRef<HTMLUListElement>(null);
  const [rejections, setRejections] = useState<readonly FileRejection[]>([]);
  const [announced, setAnnounced] = useState('');
  const [dragging, setDragging] = useState(false);
  const [files, change] = useControlValue<readonly File[], FileChange['reason']>(control, {
    value,
    defaultValue,
    empty: NONE,
    onValueChange,
  });
  const limit = multiple ? maxFiles : 1;

  useLayoutEffect(() => {
    if (control.current) writeFiles(control.current, files);
  });

  useFormReset(control, () => {
    setRejections([]);
    setAnnounced('');
  });

  const size = (bytes: number) => {
    const megabytes = bytes / KILOBYTE ** 2;
    return megabytes < 0.1
      ? t('kilobytes', { n: formatNumber(Math.ceil(bytes / KILOBYTE)) })
      : t('megabytes', { n: formatNumber(Math.round(megabytes * 10) / 10) });
  };
  const types = [
    ...new Set(
      acceptTokens(accept).map((token) => {
        if (token === 'image/*') return t('images');
        if (token === 'video/*') return t('videos');
        const name = token
          .replace(/^.*[./]/, '')
          .replace(/\+xml$/, '')
          .toUpperCase();
        return { JPG: 'JPEG', WEBP: 'WebP' }[name] ?? name;
      }),
    ),
  ].join(t('typeSeparator'));
  const sentence = ({ file, reason }: FileRejection) => {
    const name = isolated(file.name);
    if (reason === 'type') return t('wrongType', { name, types });
    if (reason === 'size') return t('tooLarge', { name, size: size(file.size), limit: size(maxSize ?? 0) });
    return reason === 'empty' ? t('empty', { name }) : t('tooMany', { n: limit });
  };

  const handleChange = composeHandlers(onChange, (event: ChangeEvent<HTMLInputElement>) => {
    const more = [...(event.target.files ?? [])];
    // A closed dialog without a selection empties the input in some browsers.
    if (more.length === 0) return writeFiles(event.target, files);
    const result = selectFiles(multiple ? files : [], more, { accept, maxSize, maxFiles: limit });
    const next = multiple || result.files.length > 0 ? result.files : files;
    // A new array renders again, which writes the accepted files into the input.
    setRejections(result.rejections);
    const added = next.filter((file) => !files.includes(file)).length;
    setAnnounced(added > 0 ? t('added', { n: added }) : '');
    if (result.rejections.length > 0) onReject?.(result.rejections);
    if (added > 0) change(next, 'selection');
  });

  const remove = (file: File, index: number) => {
    const buttons = list.current?.querySelectorAll('button') ?? [];
    // The button with the focus is removed: move on to its neighbour, or to the input.
    (buttons[index + 1] ?? buttons[index - 1] ?? control.current)?.focus();
    setRejections([]);
    setAnnounced(t('removed', { name: isolated(file.name) }));
    change(
      files.filter((other) => other !== file),
      'remove',
    );
  };

  const messages = [...new Set(rejections.map(sentence))];
  const errors = messages.length > 0 && (
    <Messages>
      {messages.map((message) => (
        <span key={message}>{message}</span>
      ))}
      {errorMessage && <span>{errorMessage}</span>}
    </Messages>
  );
  const limits = [
    types,
    maxSize !== undefined && t(multiple ? 'sizeLimitEach' : 'sizeLimit', { size: size(maxSize) }),
    multiple && maxFiles !== Infinity && t('countLimit', { n: maxFiles }),
  ].filter((text) => text !== false && text !== '');

  return (
    <Field
      ref={ref}
      className={className}
      label={label}
      description={description}
      errorMessage={errors || errorMessage}
      optional={optional}
      controlId={id}
      describedBy={describedBy}
      data-part="file-upload"
    >
      {(attributes) => (
        <>
          <DropZone
            data-part="drop-zone"
            data-dragging={dragging || undefined}
            onDragEnter={() => setDragging(true)}
            onDragLeave={() => setDragging(false)}
            onDrop={() => setDragging(false)}
          >
            <SvgIcon shape={upload} />
            <p aria-hidden="true">
              <span data-part="action">{t(multiple ? 'chooseSeveral' : 'chooseOne')}</span>{' '}
              <span data-part="drop-hint">{t(multiple ? 'dropSeveral' : 'dropOne')}</span>
            </p>
            {limits.length > 0 && (
              <p data-part="limits" id={`${attributes.id}-limits`}>
                {limits.join(' · ')}
              </p>
            )}
            <input
              {...input}
              {...attributes}
              aria-describedby={
                [attributes['aria-describedby'], limits.length > 0 && `${attributes.id}-limits`]
                  .filter(Boolean)
                  .join(' ') || undefined
              }
              ref={controlRef}
              type="file"
              accept={accept}
              multiple={multiple}
              onChange={handleChange}
            />
          </DropZone>
          {files.length > 0 && (
            <List ref={list} data-part="files" aria-label={t('files')}>
              {files.map((file, index) => (
                <li key={`${file.name} ${file.size} ${file.lastModified}`} data-part="file">
                  <FilePreview file={file} />
                  <span>
                    <bdi data-part="file-name">{file.name}</bdi>
                    <span data-part="file-size">{size(file.size)}</span>
                  </span>
                  <button
                    type="button"
                    data-part="remove"
                    aria-label={t('remove', { name: file.name })}
                    disabled={input.disabled}
                    onClick={() => remove(file, index)}
                  >
                    <SvgIcon shape={close} />
                  </button>
                </li>
              ))}
            </List>
          )}
          <VisuallyHidden role="status">{[announced, ...messages].filter(Boolean).join(' ')}</VisuallyHidden>
        </>
      )}
    </Field>
  );
}
