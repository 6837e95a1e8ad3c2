Crosscage is licensed under the Apache License 2.0: https://www.apache.org/licenses/LICENSE-2.0

It is made with the libraries below. Where a library has several licences, you may choose one.
<#assign all = []/>
<#list dependencyMap?map(entry -> entry.getValue()?join(" or ")) as licences>
<#if !all?seq_contains(licences)>
<#assign all += [licences]/>
</#if>
</#list>
<#list all?sort as licences>

${licences}
<#list dependencyMap?filter(entry -> entry.getValue()?join(" or ") == licences) as entry>
<#assign library = entry.getKey()/>
  ${library.groupId}:${library.artifactId} ${library.version}<#if library.url?has_content>, ${library.url}</#if>
</#list>
</#list>

Apache-2.0
  Parts of TeaVM's class library, in the teacher for pages without a server, https://teavm.org

OFL-1.1
  Liberation Sans, in pictures and PDF files, https://github.com/liberationfonts/liberation-fonts
  Digitized data copyright (c) 2010 Google Corporation with Reserved Font Arimo, Tinos and Cousine.
  Copyright (c) 2012 Red Hat, Inc. with Reserved Font Name Liberation.
